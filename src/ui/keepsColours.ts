import { Platform } from 'react-native';

/**
 * On a view: it and what is in it are drawn in colours of their own, and keep them in a browser that forces its few on everything else.
 * For boards and pieces, whose colours are what they say; `public/index.html` has the rule.
 */
export const KEEPS_COLOURS: object = Platform.OS === 'web' ? { dataSet: { colours: 'kept' } } : {};

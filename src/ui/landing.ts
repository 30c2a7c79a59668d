import { Platform } from 'react-native';

/**
 * For what is around buttons that decide something: where the one that was pressed has gone, the focus comes to all of them together,
 * and to none by itself. Enter once more decides nothing; the tab key goes on to the first of them.
 */
export const LANDING: object = Platform.OS === 'web' ? { tabIndex: -1, dataSet: { landing: '' } } : {};

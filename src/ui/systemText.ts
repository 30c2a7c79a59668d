import { useWindowDimensions } from 'react-native';

/** By how much the device sets words larger, or smaller, than they are written. */
export const useSystemText = (): number => useWindowDimensions().fontScale;

import type { RefObject } from 'react';
import type { View } from 'react-native';

/** A phone hears it from the element itself. */
export function useDisabledMark(_ref: RefObject<View | null>, _disabled: boolean): void {}

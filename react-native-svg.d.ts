import type { ReactNode } from 'react';

/** The package's types for the web forget that `Defs` and its like have children. They also want a style to be an array. */
declare module 'react-native-svg/lib/typescript/web/types' {
  interface BaseProps {
    children?: ReactNode;
  }
}

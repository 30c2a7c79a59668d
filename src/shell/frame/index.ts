export * from './marks';
export * from './shape';
export * from './status';
export * from './TableLayout';
export * from './told';
export * from './useCarried';
export * from './useTalk';
export * from './useUntilChange';

// The drag layer, ./drag and ./Carried, is asked for by its own path: it starts Reanimated, which the first screen does without.
export * from './Button';
export * from './Choice';
export * from './Dialog';
export * from './Face';
export * from './Icon';
export * from './Line';
export { Napping, Wakeful } from './Napping';
export * from './Page';
export * from './Panel';
export { Tappable } from './Tappable';
export * from './theme';
export * from './tokens';
export * from './Txt';
export * from './keyboard';
export * from './useStable';

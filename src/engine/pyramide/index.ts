export * from './events';
export * from './moves';
export * from './refusals';
export * from './types';

export * from './english';
export * from './french';
export * from './kinship';
export * from './types';

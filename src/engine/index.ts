export * from './json';
export * from './dice';
export * from './game';
export * from './table';
export * from './save';
export * from './probe';
export * from './bot';
export * from './languages';

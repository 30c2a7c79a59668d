export * from './reviewGame';

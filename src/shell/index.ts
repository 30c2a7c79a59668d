export * from './box';
export * from './clock';
export * from './Cover';
export * from './Host';
export * from './house';
export * from './screen';
export * from './session';
export * from './useSession';

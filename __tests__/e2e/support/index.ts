export { complaints } from './complaints';
export { drag, mouseDrag, type Place } from './gestures';
export { betrayed, truth } from './secrets';
export * from './sequence';
export { onShelf, settings, type OnShelf } from './shelf';
export { readStorage, readStorageText } from './storage';
export { gone, see, seeNot, tap } from './sight';
export { type Story, type Visit, visit } from './visit';
export { wholeTree } from './tree';

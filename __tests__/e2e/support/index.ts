export { complaints } from './complaints';
export { drag, mouseDrag, type Place } from './gestures';
export { readStorage, readStorageText } from './storage';
export { gone, see, seeNot, tap } from './sight';
export { type Story, type Visit, visit } from './visit';
export { wholeTree } from './tree';

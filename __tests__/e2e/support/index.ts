export { complaints } from './complaints';
export { awake } from './awake';
export {
  drag,
  mouseDrag,
  pressKey,
  stillMiddle,
  touch,
  touchAt,
  touchTwice,
  type Place,
  type Spot,
} from './gestures';
export { eventually } from './patience';
export { atRest, drawn } from './rest';
export { betrayed, truth } from './secrets';
export * from './sequence';
export { onShelf, settings, type OnShelf } from './shelf';
export { readStorage, readStorageText, savedIn } from './storage';
export { gone, noDialog, see, seeNot, tap } from './sight';
export { holdTime, pass, passUntil } from './time';
export { receive, type Story, type Visit, visit } from './visit';
export { wholeTree } from './tree';

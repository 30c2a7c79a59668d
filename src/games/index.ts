/** One line a game. Where each stands on the shelf is said by its cover. */
export { cover as primeClimb } from './prime-climb/cover';
export { cover as pyramide } from './pyramide/cover';
export { cover as pytagora } from './pytagora/cover';
export { cover as sequenceNumbers } from './sequence-numbers/cover';

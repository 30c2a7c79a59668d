import type { Registered } from './core';
import { registered as nullGame } from './null-game/probe';
import { registered as primeClimb } from './prime-climb/probe';
import { registered as pyramide } from './pyramide/probe';
import { registered as pytagora } from './pytagora/probe';
import { registered as sequenceNumbers } from './sequence-numbers/probe';

/** Every game with its probe, for the conformance suite and the tools. The app itself loads games one by one. */
export const REGISTERED: readonly Registered[] = [nullGame, sequenceNumbers, pytagora, primeClimb, pyramide];

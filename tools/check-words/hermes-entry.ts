import { ENGLISH } from '../../src/games/pyramide/lexicon/en';
import { FRENCH } from '../../src/games/pyramide/lexicon/fr';
import { timesOf } from './times';

/** The program for the VM: it has no `performance`, and its `print` writes a line. */
declare const print: (line: string) => void;

for (const source of [FRENCH, ENGLISH]) print(JSON.stringify(timesOf(source, () => Date.now())));

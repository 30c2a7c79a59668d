import { ENGLISH } from '../../src/words/en';
import { FRENCH } from '../../src/words/fr';
import { timesOf } from './times';

/** The program for the VM: it has no `performance`, and its `print` writes a line. */
declare const print: (line: string) => void;

for (const source of [FRENCH, ENGLISH]) print(JSON.stringify(timesOf(source, () => Date.now())));

import { runPrimeClimb } from './prime-climb';

/** The program for the VM: it has no `performance`, and its `print` writes a line. */
declare const print: (line: string) => void;

print(JSON.stringify(runPrimeClimb(() => Date.now())));

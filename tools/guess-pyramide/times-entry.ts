import { measure } from './times';

/** The program for the VM: it has no `performance`, and its `print` writes a line. */
declare const print: (line: string) => void;

print(JSON.stringify(measure(() => Date.now())));

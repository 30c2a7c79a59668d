/**
 * Runs commands side by side, and tells what each that failed had to say: `tsx tools/together.ts "first command" "second command"`.
 * A check that takes one core leaves the others idle.
 */
import { spawn } from 'node:child_process';

function run(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, env: { ...process.env, FORCE_COLOR: '0' } });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) console.error(`${command}\n${Buffer.concat(said).toString()}`);
      resolve(code === 0);
    });
  });
}

void Promise.all(process.argv.slice(2).map(run)).then((passed) => {
  process.exitCode = passed.every(Boolean) ? 0 : 1;
});

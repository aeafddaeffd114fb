import { readFileSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { runCommand } from './command.js';

const STANDARD_INPUT = 0;

// Who reads it may have seen enough, as `head` has.
process.stdout.on('error', () => (process.exitCode = 1));

process.exitCode = runCommand(process.argv.slice(2), {
  version: manifest.version,
  read: (path) => readFileSync(path === '-' ? STANDARD_INPUT : path),
  write(path, bytes) {
    // A stream waits for a pipe that is full.
    if (path === '-') process.stdout.write(bytes);
    // What is there is somebody's work: it is never replaced.
    else writeFileSync(path, bytes, { flag: 'wx' });
  },
  say: (line) => console.log(line),
  warn: (line) => console.error(line),
});

import { readFileSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { runCommand } from './command.js';

const [STANDARD_INPUT, STANDARD_OUTPUT] = [0, 1];

process.exitCode = runCommand(process.argv.slice(2), {
  version: manifest.version,
  read: (path) => readFileSync(path === '-' ? STANDARD_INPUT : path),
  write: (path, bytes) =>
    path === '-'
      ? writeFileSync(STANDARD_OUTPUT, bytes)
      : // What is there is somebody's work: it is never replaced.
        writeFileSync(path, bytes, { flag: 'wx' }),
  say: (line) => console.log(line),
  warn: (line) => console.error(line),
});

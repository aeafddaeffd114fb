import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.js';

process.exitCode = runCommand(process.argv.slice(2), {
  read: (path) => readFileSync(path),
  // What is there is somebody's work: it is never replaced.
  write: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx' }),
  say: (line) => console.log(line),
  warn: (line) => console.error(line),
});

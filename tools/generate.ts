import { writeFileSync } from 'node:fs';
import { report } from '../build/run.ts';
import { install } from './install.ts';
import { operationMap, operationMapFile } from './operationMap.ts';
import { roleMap, roleMapFile } from './roleMap.ts';

/** `npm run generate`: the server's map of operations, what the application reads of a role, and with the installation the types. */
try {
  await install((line) => console.log(line));
  writeFileSync(operationMapFile, operationMap());
  writeFileSync(roleMapFile, roleMap());
} catch (error) {
  report(error);
  process.exitCode = 1;
}

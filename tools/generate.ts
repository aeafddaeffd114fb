import { writeFileSync } from 'node:fs';
import { install } from './install.ts';
import { operationMap, operationMapFile } from './operationMap.ts';
import { roleMap, roleMapFile } from './roleMap.ts';
import { report } from './run.ts';

/** `npm run generate`: the server's map of operations, what the application reads of a role, and with the installation the types. */
try {
  await install((line) => console.log(line));
  writeFileSync(operationMapFile, operationMap());
  writeFileSync(roleMapFile, roleMap());
} catch (error) {
  report(error);
  process.exitCode = 1;
}

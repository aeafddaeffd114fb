import { writeFileSync } from 'node:fs';
import { install } from './install.ts';
import { operationMap, operationMapFile } from './operationMap.ts';
import { roleMap, roleMapFile } from './roleMap.ts';
import { must, report } from './run.ts';

/** `npm run generate`: the types from openapi.yaml, the server's map of operations, and what the application reads of a role. */
try {
  await install((line) => console.log(line));
  writeFileSync(operationMapFile, operationMap());
  writeFileSync(roleMapFile, roleMap());
  await must('The types could not be generated.', 'pnpm', ['--filter', '@credence/api-client', 'run', 'generate']);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

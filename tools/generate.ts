import { writeFileSync } from 'node:fs';
import { install } from './install.ts';
import { operationMap, operationMapFile } from './operationMap.ts';
import { must, report } from './run.ts';

/** `npm run generate`: the types from openapi.yaml, and the server's map of operations. */
try {
  await install((line) => console.log(line));
  writeFileSync(operationMapFile, operationMap());
  await must('The types could not be generated.', 'pnpm', ['--filter', '@credence/api-client', 'run', 'generate']);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

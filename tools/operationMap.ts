import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../build/workspace.ts';

const source = inRoot('packages/server/src');

/** Where the map of the server's operations is kept. */
export const operationMapFile = path.join(source, 'operations.ts');

/** The server's map of operations: every file that holds the handler it is named for. */
export function operationMap(): string {
  const handlers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => ({ file: file.split(path.sep).join('/'), id: path.basename(file, '.ts') }))
    .filter(({ file, id }) => file.endsWith('.ts') && holdsHandler(file, id))
    .sort((one, two) => (one.file < two.file ? -1 : 1));
  return [
    '// Written by `npm run generate` from the names of the handlers. Do not edit.',
    ...handlers.map(({ file, id }) => `import { ${id} } from './${file.replace(/\.ts$/, '.js')}';`),
    "import type { Operation, OperationId } from './http/operation.js';",
    '',
    '/** The handler of each operation of openapi.yaml. The type makes it complete: a missing one does not compile. */',
    'export const operations: { [Id in OperationId]: Operation<Id> } = {',
    ...handlers.map(({ id }) => `  ${id},`),
    '};',
    '',
  ].join('\n');
}

const holdsHandler = (file: string, id: string) =>
  readFileSync(path.join(source, file), 'utf8').includes(`export const ${id}: Operation<'${id}'>`);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationMap, operationMapFile } from './operationMap.ts';

test('the map of operations names every handler: run `npm run generate` if it does not', () => {
  expect(readFileSync(operationMapFile, 'utf8')).toBe(operationMap());
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operations } from './operations.js';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

test.each(Object.keys(operations))('%s has a file of its name, in one room and alone', (id) => {
  const [file, ...others] = files.filter((each) => path.basename(each) === `${id}.ts`);
  expect(others).toEqual([]);
  const handlers = readFileSync(path.join(import.meta.dirname, file ?? ''), 'utf8').matchAll(/: Operation<'(\w+)'>/g);
  expect([...handlers].map(([, handler]) => handler)).toEqual([id]);
});

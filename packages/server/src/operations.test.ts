import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operations } from './operations.js';

const features = path.join(import.meta.dirname, 'features');
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test.each(Object.keys(operations))('%s has a file of its name, in one feature and alone', (id) => {
  const [file, ...others] = files.filter((each) => path.basename(each) === `${id}.ts`);
  expect(others).toEqual([]);
  const handlers = readFileSync(path.join(features, file ?? ''), 'utf8').matchAll(/: Operation<'(\w+)'>/g);
  expect([...handlers].map(([, handler]) => handler)).toEqual([id]);
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { collectedFile, type Failure, failuresIn, keyOf, readFailures } from './failures.js';

/*
 * Runs around every test file. The application's tests write what the server refused in every language, so a refusal
 * that they do not have yet is a failure here; a run that is asked to collects it instead.
 */
const seen = new Map<string, Failure>();
const listen = (told: unknown) => {
  for (const failure of failuresIn(told as Failure)) seen.set(JSON.stringify(failure), failure);
};

beforeAll(() => subscribe('credence.refusal', listen));

afterAll(() => {
  unsubscribe('credence.refusal', listen);
  const file = process.env.CREDENCE_COLLECT_FAILURES;
  if (file) {
    for (const line of seen.keys()) appendFileSync(`${file}.lines`, `${line}\n`);
    return;
  }
  const known = new Set(readFailures(collectedFile).map(keyOf));
  const lacking = [...seen.values()].filter((failure) => !known.has(keyOf(failure)));
  expect(lacking, 'Not collected yet: npm run collect-failures').toEqual([]);
});

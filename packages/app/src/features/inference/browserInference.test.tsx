import type { NetworkTables } from '@credence/api-client';
import { afterEach, expect, test } from 'vitest';
import { inference } from './browserInference.js';
import { WorkerStopped } from './createInference.js';

afterEach(() => inference.stop());

const tables: NetworkTables = {
  networkId: 'N',
  revision: '1',
  nodes: [
    {
      id: 'flu',
      display_name: 'Flu',
      vars: ['yes', 'no'],
      parents: [],
      table: { kind: 'full', values: [0.1, 0.9], columns: [{ basis: 'answered', count: 1 }] },
    },
    {
      id: 'cough',
      display_name: 'Cough',
      vars: ['yes', 'no'],
      parents: ['flu'],
      table: { kind: 'full', values: [0.8, 0.2, 0.3, 0.7], columns: [{ basis: 'answered', count: 2 }] },
    },
  ],
};
const question = { outcomes: [{ node: 'flu', state: 0 }], findings: [{ node: 'cough', state: 0 }] };

test('what follows is computed in a worker of the browser, and again after the worker was killed', async () => {
  const found = { values: [{ before: expect.closeTo(0.1, 12), after: expect.closeTo(0.08 / 0.35, 12) }], supposed: 0 };
  expect(await inference.ask('whatIf', tables, question)).toEqual(found);
  const asked = inference.ask('whatIf', tables, question);
  inference.stop();
  await expect(asked).rejects.toBeInstanceOf(WorkerStopped);
  expect(await inference.ask('whatIf', tables, question)).toEqual(found);
});

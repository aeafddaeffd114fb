import { readNetworkFile } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { convertTo } from '../../src/platform/files/convert.js';
import { fill } from '../../src/platform/files/fill.js';

const PARENTS = 19;

/** A node of three states with 2^19 columns, in short numbers. */
function large(): Buffer {
  const causes = Array.from({ length: PARENTS }, (_, at) => `C${at}`);
  const variable = (id: string, states: readonly string[]) =>
    `<VARIABLE TYPE="nature"><NAME>${id}</NAME>${states.map((state) => `<OUTCOME>${state}</OUTCOME>`).join('')}</VARIABLE>`;
  const definition = (id: string, parents: readonly string[], table: string) =>
    `<DEFINITION><FOR>${id}</FOR>${parents.map((parent) => `<GIVEN>${parent}</GIVEN>`).join('')}<TABLE>${table}</TABLE></DEFINITION>`;
  return Buffer.from(
    [
      '<BIF VERSION="0.3"><NETWORK><NAME>Large</NAME>',
      ...causes.map((id) => variable(id, ['yes', 'no'])),
      variable('Effect', ['none', 'some', 'much']),
      ...causes.map((id) => definition(id, [], '0.5 0.5')),
      definition('Effect', causes, '.2 .3 .5 '.repeat(2 ** PARENTS)),
      '</NETWORK></BIF>',
    ].join(''),
  );
}

test('a file that its answers make larger than an upload may be can still be had as XMLBIF', () => {
  const bytes = large();
  const { document } = readNetworkFile(bytes);
  const effect = document?.network.nodes.find(({ id }) => id === 'Effect');
  const table = {
    nodeKey: effect?.key ?? '',
    radices: Array.from({ length: PARENTS }, () => 2),
    combinations: [{ number: 1, nodes: 'rest' as const, value: [20, 80, 80], sequence: 1 }],
    answers: new Map(),
  };
  expect(readNetworkFile(fill(bytes, [table]).bytes).problems).toMatchObject([{ code: 'too-large' }]);
  const converted = convertTo('xmlbif', bytes, [table]);
  if (converted.without) throw new Error(`no table for ${converted.without.join()}`);
  expect(Buffer.from(converted.bytes.slice(-400)).toString()).toContain(
    '0.1111111111111 0.4444444444444 0.4444444444444',
  );
});

import { expect, test } from 'vitest';
import type { NetworkListEntry, UploadResult } from './models.js';
import { networksFrom, unwrapData } from './unwrap.js';

const entry: NetworkListEntry = {
  networkId: '7fK2pQ9xWb4T',
  filename: 'larynx.xdsl',
  type: 'owned',
  lastModified: '2026-11-20T16:12:09Z',
};

test('R-1225 the id of an upload is found at the top level and under data', () => {
  const plain: UploadResult | { data: UploadResult } = { networkId: 'a' };
  expect(unwrapData<UploadResult>(plain).networkId).toBe('a');
  expect(unwrapData<UploadResult>({ data: { networkId: 'a' } }).networkId).toBe('a');
});

test.each([
  ['at the top level', { hasNetworks: true, networks: [entry] }],
  ['under data', { data: { hasNetworks: true, networks: [entry] } }],
  ['as a list under data', { data: [entry] }],
  ['as a list under data, with the other keys beside it', { data: [entry], hasNetworks: true, networks: [entry] }],
  ['without hasNetworks', { networks: [entry] }],
])('R-1211 R-1226 R-1227 a network list is found %s', (_, body) => {
  expect(networksFrom(body)).toEqual({ hasNetworks: true, networks: [entry] });
});

test('R-1226 R-1133 the error of a list is kept', () => {
  const body = { data: { hasNetworks: false, networks: [], error: 'Not all networks could be read.' } };
  expect(networksFrom(body)).toEqual({ hasNetworks: false, networks: [], error: 'Not all networks could be read.' });
});

test('a body without any list is an empty one', () => {
  expect(networksFrom({})).toEqual({ hasNetworks: false, networks: [] });
});

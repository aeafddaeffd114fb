import { ApiError, type NetworkTables, NoResponseError } from '@credence/api-client';
import { expect, test, vi } from 'vitest';
import { createNetworkTables } from './networkTables.js';

const tables: NetworkTables = { networkId: 'N', revision: 'r1', nodes: [] };
const away = () => Promise.reject(new NoResponseError(undefined));
const refusal = (code: string, status = 422) => new ApiError(status, { code }, new Response(null, { status }));

function device() {
  const load = vi.fn<(networkId: string, revision: string | undefined) => Promise<unknown>>();
  let user: string | null = 'ann@example.org';
  const { read } = createNetworkTables({
    load,
    user: () => user,
    isRefusal: (error): error is ApiError => error instanceof ApiError && error.code === 'too_many_numbers',
  });
  return { load, read, signIn: (name: string) => void (user = name) };
}

test('tables are read once, and again only where something changed', async () => {
  const { load, read } = device();
  load.mockResolvedValueOnce(tables).mockResolvedValueOnce(undefined);
  expect(await read('N')).toEqual({ kind: 'tables', tables });
  expect(await read('N')).toEqual({ kind: 'tables', tables });
  expect(load.mock.calls).toEqual([
    ['N', undefined],
    ['N', 'r1'],
  ]);
});

test('without a connection the last ones stand, for the same person and network only', async () => {
  const { load, read, signIn } = device();
  load.mockResolvedValueOnce(tables).mockImplementation(away);
  await read('N');
  expect(await read('N')).toEqual({ kind: 'tables', tables });
  expect(await read('M')).toEqual({ kind: 'out-of-reach' });
  signIn('bob@example.org');
  expect(await read('N')).toEqual({ kind: 'out-of-reach' });
});

test('a server with the specification’s calls only has none, whatever it answers', async () => {
  const { load, read } = device();
  load.mockRejectedValueOnce(refusal('not_found', 404)).mockResolvedValueOnce({ node: {} }).mockResolvedValueOnce('?');
  for (const _ of [1, 2, 3]) expect(await read('N')).toEqual({ kind: 'none' });
});

test('a network with too many numbers is refused with the reason', async () => {
  const { load, read } = device();
  const error = refusal('too_many_numbers');
  load.mockRejectedValueOnce(error);
  expect(await read('N')).toEqual({ kind: 'refused', error });
});

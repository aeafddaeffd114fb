import { ApiError, type NetworkOutcomes, NoResponseError } from '@credence/api-client';
import { expect, test, vi } from 'vitest';
import { createNetworkOutcomes } from './networkOutcomes.js';

const named: NetworkOutcomes = { outcomes: [{ node: 'n3', state: 1 }], cases: [], revision: '1' };

function device() {
  const load = vi.fn<(networkId: string) => Promise<unknown>>();
  let user = 'ann@example.org';
  const { read } = createNetworkOutcomes({ load, user: () => user });
  return { load, read, signIn: (name: string) => void (user = name) };
}

test('R-2572: offline, the outcomes read last stand, for the same person and network only', async () => {
  const { load, read, signIn } = device();
  load.mockResolvedValueOnce(named).mockRejectedValue(new NoResponseError(undefined));
  expect(await read('N')).toEqual(named);
  expect(await read('N')).toEqual(named);
  expect(await read('M')).toBeUndefined();
  signIn('bob@example.org');
  expect(await read('N')).toBeUndefined();
});

test('R-2685: a server with the specification’s calls only has no outcomes, whatever it answers', async () => {
  const { load, read } = device();
  load.mockRejectedValueOnce(new ApiError(404, { code: 'not_found' }, new Response(null, { status: 404 })));
  expect(await read('N')).toBeUndefined();
  for (const body of ['?', null, { node: {} }, { ...named, outcomes: [7] }, { ...named, revision: 1 }]) {
    load.mockResolvedValueOnce(body);
    expect(await read('N'), JSON.stringify(body)).toBeUndefined();
  }
});

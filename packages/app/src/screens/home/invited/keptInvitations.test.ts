import { expect, test } from 'vitest';
import { buildInvitation } from '../../../test/builders.js';
import { withKeptInvitations } from './keptInvitations.js';

const [a, b, c] = ['a', 'b', 'c'].map((networkId) => buildInvitation({ networkId }));
const ids = (list: ReturnType<typeof withKeptInvitations>) => list.map(({ networkId }) => networkId);

test('R-1916: an invitation that was declined keeps its place among the others', () => {
  expect(ids(withKeptInvitations([a!, c!], [{ network: b!, at: 1 }]))).toEqual(['a', 'b', 'c']);
  expect(
    ids(
      withKeptInvitations(
        [],
        [c!, a!, b!].map((network) => ({ network, at: 'abc'.indexOf(network.networkId) })),
      ),
    ),
  ).toEqual(['a', 'b', 'c']);
  // Others have gone meanwhile.
  expect(ids(withKeptInvitations([], [{ network: b!, at: 1 }]))).toEqual(['b']);
});

import { expect, test } from 'vitest';
import { buildNetwork } from '../../test/builders.js';
import { keepKnown, mergeNetworks } from './allNetworks.js';

const network = (networkId: string, type: 'owned' | 'collaboration' | 'invitation') =>
  buildNetwork({ networkId, type });
const list = (type: 'owned' | 'collaboration' | 'invitation', ...ids: string[]) => ({
  networks: ids.map((id) => network(id, type)),
});
const all = {
  owned: list('owned', 'a'),
  collaboration: list('collaboration', 'b'),
  invitation: list('invitation', 'c'),
};
const idsOf = (lists: typeof all) => mergeNetworks(lists).map(({ networkId, type }) => `${networkId} ${type}`);

test('the three lists are one', () => {
  expect(idsOf(all).sort()).toEqual(['a owned', 'b collaboration', 'c invitation']);
});

test('a network in several lists appears once, in the role that gives the user most', () => {
  const twice = { ...all, collaboration: list('collaboration', 'a', 'b', 'c') };
  expect(idsOf(twice).sort()).toEqual(['a owned', 'b collaboration', 'c collaboration']);
});

test('a list that fails keeps its content, and says that it failed', () => {
  const again = { ...all, owned: list('owned', 'd'), invitation: { networks: [], failed: true as const } };
  expect(keepKnown(all, again)).toEqual({ ...again, invitation: { ...all.invitation, failed: true } });
});

test('a list that says it is empty is empty, whatever it held', () => {
  const again = { ...all, owned: { networks: [], error: 'The archive is being moved.' } };
  expect(keepKnown(all, again)).toEqual(again);
});

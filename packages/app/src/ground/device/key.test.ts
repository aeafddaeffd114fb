import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Key, keyOf, prefixOf, textOf } from './key.js';

const hostile = fc.oneof(
  fc.constantFrom('', ' ', '\n', '","', '",null,"', '[', '\\', 'null', '__proto__', '\ud800', '🐢', 'ann@example.org'),
  fc.string({ unit: 'binary' }),
);
const named = hostile.filter((name) => name !== '');
const key: fc.Arbitrary<Key> = fc.record({
  user: hostile,
  kept: hostile,
  subject: fc.record(
    {
      form: named,
      networkId: named,
      assessmentId: named,
      nodeId: named,
      tab: named,
      iteration: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    },
    { requiredKeys: [] },
  ),
});

test('R-2752: two different keys never meet, whatever names hold', () => {
  const sameText = (one: Key, other: Key) => textOf(one) === textOf(other);
  fc.assert(
    fc.property(key, key, (one, other) => {
      expect(keyOf(textOf(one))).toEqual(one);
      if (sameText(one, other)) expect(one).toEqual(other);
    }),
    { numRuns: 2000 },
  );
});

test('R-2752: an empty name is as good as none', () => {
  const subject = { networkId: 'N1', assessmentId: '' };
  expect(textOf({ user: 'ann', kept: 'drafts', subject })).toBe(
    textOf({ user: 'ann', kept: 'drafts', subject: { networkId: 'N1' } }),
  );
});

test('R-2752: keys begin with what is asked for exactly if they are of that user and that thing', () => {
  fc.assert(
    fc.property(key, hostile, hostile, (one, user, kept) => {
      const text = textOf(one);
      expect(text.startsWith(prefixOf(one.user))).toBe(true);
      expect(text.startsWith(prefixOf(one.user, one.kept))).toBe(true);
      expect(text.startsWith(prefixOf(user))).toBe(one.user === user);
      expect(text.startsWith(prefixOf(user, kept))).toBe(one.user === user && one.kept === kept);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  '',
  'token',
  'null',
  '[]',
  '["ann"]',
  '["ann","drafts","","","",1.5,"",""]',
  ' ["ann","drafts","","","",null,"",""]',
])('R-2752: what is no key of ours is none: %j', (text) => expect(keyOf(text)).toBeUndefined());

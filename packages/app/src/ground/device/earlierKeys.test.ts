import { expect, test } from 'vitest';
import { earlierKey, type EarlierDatabase } from './earlierKeys.js';
import { keyOf } from './key.js';

const tab = '3f2c1b1e-4c1d-4f58-9a1d-8f5f0c1b2a34';
const place = { networkId: 'N1', nodeId: 'n3' };

test.each<[EarlierDatabase, string, string, object]>([
  ['credence', `answer N1 n3 2\n${tab}`, 'drafts', { form: 'answer', ...place, iteration: 2, tab }],
  ['credence', 'answer N1 n3 2', 'drafts', { form: 'answer', ...place, iteration: 2 }],
  ['credence', `combinations N1 n3\n${tab}`, 'drafts', { form: 'combinations', ...place, tab }],
  ['credence', `outcomes N1\n${tab}`, 'drafts', { form: 'outcomes', networkId: 'N1', tab }],
  ['credence', `share/N1\n${tab}`, 'drafts', { form: 'share', networkId: 'N1', tab }],
  ['credence', `share/N1/words\n${tab}`, 'drafts', { form: 'words', networkId: 'N1', tab }],
  ['credence', `profile\n${tab}`, 'drafts', { form: 'profile', tab }],
  ['credence', `questionnaire\n${tab}`, 'drafts', { form: 'questionnaire', tab }],
  ['credence-outbox', 'N1 n3 2', 'answers', { form: 'answer', ...place, iteration: 2 }],
  ['credence-judgements', 'N1 n3', 'judgements', place],
])('R-2755: %s kept %j, which is now of %s', (database, rest, kept, subject) => {
  const found = earlierKey(database, `ann@example.org\n${rest}`);
  expect(found && keyOf(found)).toEqual({ user: 'ann@example.org', kept, subject });
});

test.each<[EarlierDatabase, string]>([
  ['credence', ''],
  ['credence', 'ann@example.org\n'],
  ['credence', '\nprofile'],
  ['credence', 'ann@example.org\na b c d e'],
  ['credence', 'ann@example.org\nanswer N1 n3 2\na\nb'],
  ['credence-outbox', 'ann@example.org\n'],
  ['credence-judgements', 'ann@example.org\nN1'],
])('R-2755: what is no key of an earlier version is left: %s %j', (database, key) => {
  expect(earlierKey(database, key)).toBeUndefined();
});

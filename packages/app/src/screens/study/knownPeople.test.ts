import { expect, test } from 'vitest';
import { study as text } from '@credence/text/english/app/study';
import { buildOpenStudy, experts } from '../../test/studyServer.js';
import { knownPeople } from './knownPeople.js';
import type { NetworkPerson } from './readStudy.js';

const person = (username: string | null, part: NetworkPerson['part'], name = ''): NetworkPerson => ({
  username,
  part,
  name,
  answers: 0,
});
const people = [
  person('ann@example.org', 'owner', 'Ann'),
  person('ben@example.org', 'collaborator', 'Ben'),
  person('cleo@example.org', 'former', 'Cleo'),
  person('dan@example.org', 'invited'),
  person(null, 'former', 'A former user'),
];
const addressed = experts.map((expert) => ({ ...expert, address: `e${expert.code}@example.org` }));

test('R-3077: people of the network are known by name, and who works on it is told so', () => {
  const getPerson = knownPeople(buildOpenStudy(), people, text);
  expect(getPerson('BEN@example.org ')).toEqual({ name: 'Ben', part: 'works on the network' });
  expect(getPerson('cleo@example.org')).toEqual({ name: 'Cleo' });
  expect(getPerson('ann@example.org')).toEqual({ part: 'yourself' });
});

test('R-3077: people of the study are known, and who takes part or was asked is told so', () => {
  const getPerson = knownPeople(buildOpenStudy({ experts: addressed }), people, text);
  expect(getPerson('e1@example.org')).toEqual({ name: 'Dr. N. Okafor', part: 'takes part' });
  expect(getPerson('e3@example.org')).toEqual({ name: 'Dr. A. Haddad', part: 'takes part' });
  expect(getPerson('e4@example.org')).toEqual({ name: 'c.moreau@uz-ghent.example', part: 'was asked' });
  expect(getPerson('e5@example.org')).toEqual({ name: 'k.lindqvist@uppsala.example' });
});

test('R-3077: of any other address nothing is known, nor of whom only the address is', () => {
  const waiting = [{ ...addressed[3]!, person: 'e4@example.org' }];
  const getPerson = knownPeople(buildOpenStudy({ experts: waiting }), people, text);
  for (const address of ['dan@example.org', 'stranger@example.org', '']) expect(getPerson(address)).toBeUndefined();
  expect(getPerson('e4@example.org')).toEqual({ part: 'was asked' });
});

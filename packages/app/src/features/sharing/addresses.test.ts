import { expect, test } from 'vitest';
import { addressesIn } from './addresses.js';

test.each([
  ['', []],
  [' ann@x.org ', ['ann@x.org']],
  ['ann@x.org, li@x.org;ann@x.org\nme@x.org', ['ann@x.org', 'li@x.org', 'me@x.org']],
  ['Ann Baker <ann@x.org>, "Okafor, C." <c@x.org>', ['ann@x.org', '"Okafor', 'c@x.org']],
  ['not an@', ['not', 'an@']],
])('R-1926: the addresses in %j', (text, found) => {
  expect(addressesIn(text)).toEqual(found);
});

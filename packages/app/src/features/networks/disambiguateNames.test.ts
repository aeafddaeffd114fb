import { expect, test } from 'vitest';
import { disambiguateNames } from './disambiguateNames.js';

test('R-2607: equal names get the id beside them, others stay as they are', () => {
  const names = disambiguateNames([
    { key: 'n1', id: 'Dry_1', name: 'Dry' },
    { key: 'n2', id: 'Dry_2', name: 'dry ' },
    { key: 'n3', id: 'Wet', name: 'Wet' },
  ]);
  expect([...names.values()]).toEqual(['Dry (Dry_1)', 'dry (Dry_2)', 'Wet']);
});

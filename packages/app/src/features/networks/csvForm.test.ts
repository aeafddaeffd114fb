import { expect, test } from 'vitest';
import { memoryStorage } from '../../ground/session/memoryStorage.js';
import { csvForm, keepCsvForm } from './csvForm.js';

test.each([
  ['en-GB', 'comma'],
  ['de', 'semicolon'],
  ['fr-CH', 'semicolon'],
  ['de-CH', 'comma'],
])('R-1751: in %s cells are separated by a %s, as spreadsheets there expect', (locale, separator) => {
  expect(csvForm(locale, memoryStorage())).toEqual({ layout: 'table', separator });
});

test('R-1751: the choice is kept on the device, whatever the locale', () => {
  const storage = memoryStorage();
  keepCsvForm({ layout: 'analysis', separator: 'comma' }, storage);
  expect(csvForm('de', storage)).toEqual({ layout: 'analysis', separator: 'comma' });
});

test.each(['', 'null', '{"layout":"analysis"}', 'table', 'analysis tab', '__proto__ constructor'])(
  'R-1751: of what is stored only what can be a choice is taken: %j',
  (stored) => {
    const storage = memoryStorage();
    storage.setItem('csvForm', stored);
    const layout = stored.startsWith('analysis') ? 'analysis' : 'table';
    expect(csvForm('en', storage)).toEqual({ layout, separator: 'comma' });
  },
);

test('R-1751: a device that stores nothing still has a form', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { ...memoryStorage(), setItem };
  expect(() => keepCsvForm({ layout: 'table', separator: 'comma' }, full)).not.toThrow();
});

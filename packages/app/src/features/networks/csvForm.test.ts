import { expect, test } from 'vitest';
import { createSettings } from '../../ground/device/settings.js';
import { memoryStorage } from '../../ground/device/storages.js';
import { csvForm, keepCsvForm } from './csvForm.js';

const on = (storage = memoryStorage()) =>
  createSettings({ storages: { device: storage, tab: memoryStorage() }, user: () => null });

test.each([
  ['en-GB', 'comma'],
  ['de', 'semicolon'],
  ['fr-CH', 'semicolon'],
  ['de-CH', 'comma'],
])('R-1751: in %s cells are separated by a %s, as spreadsheets there expect', (locale, separator) => {
  expect(csvForm(locale, on())).toEqual({ layout: 'table', separator });
});

test('R-1751: the choice is kept on the device, whatever the locale', () => {
  const storage = memoryStorage();
  keepCsvForm({ layout: 'analysis', separator: 'comma' }, on(storage));
  expect(csvForm('de', on(storage))).toEqual({ layout: 'analysis', separator: 'comma' });
});

test.each([
  '',
  'null',
  '{"layout":"analysis"}',
  '[]',
  '"table"',
  '{"layout":"analysis","separator":"tab"}',
  '{"layout":"__proto__"}',
])('R-1751: of what is stored only what can be a choice is taken: %j', (stored) => {
  const storage = memoryStorage();
  keepCsvForm({ layout: 'table', separator: 'semicolon' }, on(storage));
  storage.setItem(storage.key(0)!, stored);
  const layout = stored.includes('analysis') ? 'analysis' : 'table';
  expect(csvForm('en', on(storage))).toEqual({ layout, separator: 'comma' });
});

test('R-1751: a device that stores nothing still has a form', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { ...memoryStorage(), setItem };
  expect(() => keepCsvForm({ layout: 'table', separator: 'comma' }, on(full))).not.toThrow();
});

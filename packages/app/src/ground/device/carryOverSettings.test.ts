import { expect, test } from 'vitest';
import { carryOverSettings } from './carryOverSettings.js';
import { keysIn } from './keyValueStorage.js';
import { memoryStorage } from './memoryStorage.js';
import { createSettings, ownerOf } from './settings.js';
import type { Schema } from './valid.js';
import * as v from 'valibot';

const ann = 'ann@example.org';
const anything: Schema<unknown> = v.unknown();
/** As earlier versions named a user in these keys. */
const fingerprintOf = (username: string) => ownerOf('nameless', username).trim();

function device() {
  const storages = { device: memoryStorage(), tab: memoryStorage() };
  const { setting } = createSettings({ storages, user: () => ann });
  const read = (name: string, where: 'device' | 'tab', whose: 'user' | 'nameless' | 'anyone', networkId?: string) =>
    setting({ name, schema: anything, where, whose }).get(networkId === undefined ? {} : { networkId });
  return { ...storages, storages, read };
}

test('R-2755: the order of questions, the form of tables and a personal link are there after the update', () => {
  const { device: kept, tab, storages, read } = device();
  kept.setItem(`order_N_1_${fingerprintOf(ann)}`, '{"order":"matters"}');
  kept.setItem(`batch_N_1_${fingerprintOf(ann)}`, '[{"nodeId":"n3"}]');
  kept.setItem('csvForm', 'analysis semicolon');
  tab.setItem('personalLink', 'id=a1&secret=b%262');
  carryOverSettings(storages, ann);
  expect(read('order', 'device', 'nameless', 'N_1')).toEqual({ order: 'matters' });
  expect(read('batch', 'device', 'user', 'N_1')).toEqual([{ nodeId: 'n3' }]);
  expect(read('csvForm', 'device', 'anyone')).toEqual({ layout: 'analysis', separator: 'semicolon' });
  expect(read('personalLink', 'tab', 'anyone')).toEqual({ id: 'a1', secret: 'b&2' });
  expect([...keysIn(kept), ...keysIn(tab)].filter((key) => !key.startsWith('['))).toEqual([]);
});

test('R-2755: another user keeps the order, and no names of nodes stay behind', () => {
  const { device: kept, storages, read } = device();
  kept.setItem(`order_N1_${fingerprintOf('ben')}`, '{"order":"matters"}');
  kept.setItem(`batch_N1_${fingerprintOf('ben')}`, '[{"nodeId":"Metastasis"}]');
  carryOverSettings(storages, ann);
  expect(read('order', 'device', 'nameless', 'N1')).toBeUndefined();
  expect(keysIn(kept).map((key) => kept.getItem(key))).toEqual(['{"order":"matters"}']);
});

test('R-2755: what was chosen since, and what is not ours, stays', () => {
  const { device: kept, storages, read } = device();
  carryOverSettings(storages, ann);
  kept.setItem('csvForm', 'table comma');
  carryOverSettings(storages, ann);
  kept.setItem('csvForm', 'analysis comma');
  kept.setItem('token', 'crd_1');
  carryOverSettings(storages, ann);
  expect(read('csvForm', 'device', 'anyone')).toEqual({ layout: 'table', separator: 'comma' });
  expect(kept.getItem('token')).toBe('crd_1');
});

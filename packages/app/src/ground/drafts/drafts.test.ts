import { describe, expect, test } from 'vitest';
import { createDevice } from '../device/device.js';
import type { Entries } from '../device/entries.js';
import { textOf } from '../device/key.js';
import { memoryEntries } from '../device/browserEntries.js';
import { memoryStorage } from '../device/storages.js';
import { createDrafts } from './drafts.js';

const question = { form: 'answer', networkId: 'N1', nodeId: 'n3', iteration: 1 };
const another = { ...question, iteration: 2 };
const combinations = { form: 'combinations', networkId: 'N1', nodeId: 'n3' };
const keyIn = (tab: string) => textOf({ user: 'ann@example.org', kept: 'drafts', subject: { ...question, tab } });

function device(entries: Entries = memoryEntries()) {
  const open = new Set<string>();
  const storages = { device: memoryStorage(), tab: memoryStorage() };
  let username: string | null = 'ann@example.org';
  let now = new Date('2026-11-21T14:02:00Z');
  const tab = (name: string) => {
    const own = () => {
      open.add(name);
      return name;
    };
    const kept = createDevice({ entries, storages, user: () => username, now: () => now });
    return { drafts: createDrafts(kept, { own, open: () => Promise.resolve(open) }), forget: kept.forget };
  };
  const first = tab('first');
  return {
    ...first,
    tab: (name: string) => tab(name).drafts,
    close: (name: string) => open.delete(name),
    entries,
    become: (name: string | null) => (username = name),
    later: (days: number) => (now = new Date(now.getTime() + days * 86_400_000)),
  };
}

describe('unsaved input', () => {
  test('is restored, with the time it was typed', async () => {
    const { drafts } = device();
    drafts.keep(question, { values: [62, null] });
    expect(await drafts.read(question)).toEqual({
      value: { values: [62, null] },
      at: new Date('2026-11-21T14:02:00Z'),
    });
    expect(await drafts.read(another)).toBeUndefined();
  });

  test('is what was typed last', async () => {
    const { drafts } = device();
    for (let value = 0; value < 20; value++) drafts.keep(question, value);
    expect((await drafts.read(question))?.value).toBe(19);
  });

  test('is written once for everything typed while the device is busy', async () => {
    const entries = memoryEntries();
    const written: unknown[] = [];
    const { drafts } = device({
      ...entries,
      set: (key, entry) => {
        written.push(entry.value);
        return entries.set(key, { ...entry });
      },
    });
    for (let value = 0; value < 100; value++) drafts.keep(question, value);
    await drafts.read(question);
    expect(written).toEqual([99]);
  });

  test('is restored if it was dropped and then typed again', async () => {
    const { drafts } = device();
    drafts.keep(question, 1);
    void drafts.drop(question);
    drafts.keep(question, 2);
    expect((await drafts.read(question))?.value).toBe(2);
  });

  test('is gone once it was saved, even if typed a moment before', async () => {
    const { drafts } = device();
    drafts.keep(question, 1);
    await drafts.drop(question);
    expect(await drafts.read(question)).toBeUndefined();
  });

  test('is never another user’s (I5)', async () => {
    const { drafts, become } = device();
    drafts.keep(question, 1);
    become('ann@example.org.evil');
    expect(await drafts.read(question)).toBeUndefined();
    become(null);
    drafts.keep(question, 2);
    expect(await drafts.read(question)).toBeUndefined();
    expect(await drafts.forms()).toHaveLength(0);
    become('Ann@Example.org');
    expect((await drafts.read(question))?.value).toBe(1);
  });

  test('is deleted by a deliberate logout, and only that user’s', async () => {
    const { drafts, become, forget } = device();
    drafts.keep(question, 1);
    drafts.keep(another, 2);
    expect(await drafts.forms()).toHaveLength(2);
    become('ben@example.org');
    drafts.keep(question, 3);
    await forget('ann@example.org');
    expect(await drafts.forms()).toHaveLength(1);
    become('ann@example.org');
    expect(await drafts.forms()).toHaveLength(0);
  });

  test('is forgotten after 30 days', async () => {
    const { drafts, later } = device();
    drafts.keep(question, 1);
    await drafts.forms();
    later(29);
    expect(await drafts.read(question)).toBeDefined();
    later(2);
    expect([await drafts.read(question), await drafts.forms()]).toEqual([undefined, []]);
  });

  test('is dropped if it is still the one that is meant', async () => {
    const { drafts } = device();
    drafts.keep(question, 1);
    await drafts.drop(question, ({ value }) => value === 0);
    expect(await drafts.forms()).toEqual([question]);
    drafts.keep(question, 2);
    await drafts.drop(question, ({ value }) => value === 2);
    expect(await drafts.forms()).toEqual([]);
  });

  test.each([null, 5, 'text', {}, { value: 1 }, { value: 1, at: 'yesterday' }, { value: 1, at: new Date(Number.NaN) }])(
    'is not anything else stored in its place: %j',
    async (entry) => {
      const { drafts, entries } = device();
      await entries.set(keyIn(''), entry as never);
      expect(await drafts.read(question)).toBeUndefined();
    },
  );

  test('a device that refuses to keep it breaks nothing', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const { drafts, forget } = device({ get: full, set: full, delete: full, keys: full });
    drafts.keep(question, 1);
    expect(await drafts.read(question)).toBeUndefined();
    await drafts.drop(question);
    await forget('ann@example.org');
    expect(await drafts.forms()).toHaveLength(0);
  });
});

describe('two tabs', () => {
  test('R-2629: each keeps its own draft of one form, also after a reload', async () => {
    const { drafts, tab, close } = device();
    drafts.keep(combinations, 'mine');
    tab('second').keep(combinations, 'other');
    expect((await drafts.read(combinations))?.value).toBe('mine');
    close('second');
    expect((await tab('second').read(combinations))?.value).toBe('other');
    expect(await drafts.forms()).toEqual([combinations, combinations]);
  });

  test('R-2629: what an open tab keeps is not shown in another', async () => {
    const { drafts, tab } = device();
    drafts.keep(combinations, 'mine');
    expect(await tab('second').read(combinations)).toBeUndefined();
  });

  test('R-2629: what closed tabs have left is offered, the newest first, to one tab each', async () => {
    const { drafts, tab, close, later } = device();
    drafts.keep(combinations, 'older');
    later(1);
    tab('second').keep(combinations, 'newer');
    await drafts.forms();
    close('first');
    close('second');
    const typed = new Date('2026-11-22T14:02:00Z');
    expect(await tab('third').read(combinations)).toEqual({ value: 'newer', at: typed });
    expect((await tab('fourth').read(combinations))?.value).toBe('older');
    expect(await tab('fifth').read(combinations)).toBeUndefined();
  });

  test('R-2629: a draft dropped in one tab stays in the other, unless it is meant there too', async () => {
    const { drafts, tab } = device();
    drafts.keep(question, 1);
    tab('second').keep(question, 2);
    tab('second').keep(another, 2);
    await drafts.drop(question);
    expect((await tab('second').read(question))?.value).toBe(2);
    drafts.keep(question, 2);
    await drafts.drop(question, ({ value }) => value === 2);
    expect(await drafts.forms()).toEqual([another]);
  });

  test('R-2629: drafts of closed tabs are found even if they cannot be moved', async () => {
    const entries = memoryEntries();
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await entries.set(keyIn('closed'), { value: 1, at: new Date('2026-11-20T14:02:00Z') });
    expect((await device({ ...entries, set: full }).drafts.read(question))?.value).toBe(1);
  });
});

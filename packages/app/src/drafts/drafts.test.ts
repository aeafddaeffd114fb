import { describe, expect, test } from 'vitest';
import { createDrafts, type DraftStorage } from './drafts.js';
import { memoryDrafts } from './memoryDrafts.js';

function device(storage: DraftStorage = memoryDrafts()) {
  let username: string | null = 'ann@example.org';
  let now = new Date('2026-11-21T14:02:00Z');
  const drafts = createDrafts(
    storage,
    () => username,
    () => now,
  );
  return {
    drafts,
    storage,
    become: (name: string | null) => (username = name),
    later: (days: number) => (now = new Date(now.getTime() + days * 86_400_000)),
  };
}

describe('unsaved input', () => {
  test('is restored, with the time it was typed', async () => {
    const { drafts } = device();
    drafts.keep('question 1', { values: [62, null] });
    expect(await drafts.read('question 1')).toEqual({
      value: { values: [62, null] },
      at: new Date('2026-11-21T14:02:00Z'),
    });
    expect(await drafts.read('question 2')).toBeUndefined();
  });

  test('is what was typed last', async () => {
    const { drafts } = device();
    for (let value = 0; value < 20; value++) drafts.keep('question', value);
    expect((await drafts.read('question'))?.value).toBe(19);
  });

  test('is written once for everything typed while the device is busy', async () => {
    const storage = memoryDrafts();
    const written: unknown[] = [];
    const { drafts } = device({
      ...storage,
      set: (key, entry) => {
        written.push(entry.value);
        return storage.set(key, { ...entry });
      },
    });
    for (let value = 0; value < 100; value++) drafts.keep('question', value);
    await drafts.read('question');
    expect(written).toEqual([99]);
  });

  test('is restored if it was dropped and then typed again', async () => {
    const { drafts } = device();
    drafts.keep('question', 1);
    void drafts.drop('question');
    drafts.keep('question', 2);
    expect((await drafts.read('question'))?.value).toBe(2);
  });

  test('is gone once it was saved, even if typed a moment before', async () => {
    const { drafts } = device();
    drafts.keep('question', 1);
    await drafts.drop('question');
    expect(await drafts.read('question')).toBeUndefined();
  });

  test('is never another user’s (I5)', async () => {
    const { drafts, become } = device();
    drafts.keep('question', 1);
    become('ann@example.org.evil');
    expect(await drafts.read('question')).toBeUndefined();
    become(null);
    drafts.keep('question', 2);
    expect(await drafts.read('question')).toBeUndefined();
    expect(await drafts.forms()).toHaveLength(0);
    become('Ann@Example.org');
    expect((await drafts.read('question'))?.value).toBe(1);
  });

  test('is deleted by a deliberate logout, and only that user’s', async () => {
    const { drafts, become } = device();
    drafts.keep('a', 1);
    drafts.keep('b', 2);
    expect(await drafts.forms()).toHaveLength(2);
    become('ben@example.org');
    drafts.keep('a', 3);
    await drafts.forget('ann@example.org');
    expect(await drafts.forms()).toHaveLength(1);
    become('ann@example.org');
    expect(await drafts.forms()).toHaveLength(0);
  });

  test('is forgotten after 30 days', async () => {
    const { drafts, later } = device();
    drafts.keep('question', 1);
    await drafts.forms();
    later(29);
    expect(await drafts.read('question')).toBeDefined();
    later(2);
    expect([await drafts.read('question'), await drafts.forms()]).toEqual([undefined, []]);
  });

  test('is dropped if it is still the one that is meant', async () => {
    const { drafts } = device();
    drafts.keep('question', 1);
    await drafts.drop('question', ({ value }) => value === 0);
    expect(await drafts.forms()).toEqual(['question']);
    drafts.keep('question', 2);
    await drafts.drop('question', ({ value }) => value === 2);
    expect(await drafts.forms()).toEqual([]);
  });

  test.each([null, 5, 'text', {}, { value: 1 }, { value: 1, at: 'yesterday' }, { value: 1, at: new Date(Number.NaN) }])(
    'is not anything else stored in its place: %j',
    async (entry) => {
      const { drafts, storage } = device();
      await storage.set('ann@example.org\nquestion', entry as never);
      expect(await drafts.read('question')).toBeUndefined();
    },
  );

  test('a device that refuses to keep it breaks nothing', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const { drafts } = device({ get: full, set: full, delete: full, keys: full });
    drafts.keep('question', 1);
    expect(await drafts.read('question')).toBeUndefined();
    await drafts.drop('question');
    await drafts.forget('ann@example.org');
    expect(await drafts.forms()).toHaveLength(0);
  });
});

import { describe, expect, test } from 'vitest';
import { untouched } from './nodeTables.js';
import { type NodeEvent, replay } from './replay.js';

const [ada, ben] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const counts = { closed: '1', open: '5', answered: 1 };

const saved = (revision: number, more: Partial<NodeEvent> = {}, said: object = {}): NodeEvent => ({
  id: `event ${revision}`,
  type: 'answer_saved',
  at: '2026-11-20T10:00:00.000Z',
  actorId: ada,
  epoch: 0,
  iteration: 3,
  revision,
  after: {
    sliders: [revision, 50],
    selfEval: 1,
    comment: '',
    secondsInAll: 4,
    sequence: revision,
    authorId: ada,
    revision,
    savedAt: '2026-11-20T10:00:00.000Z',
    counts,
    ...said,
  },
  ...more,
});

describe('R-2811: a node’s events make its rows', () => {
  test('in the order of revisions, whatever the clocks say', () => {
    const { tables, broken } = replay(untouched(6n), [saved(1), saved(2, { at: '1999-01-01T00:00:00.000Z' })]);
    expect(broken).toBeUndefined();
    expect(tables.answers['0 3']).toMatchObject({ sliders: [2, 50], sequence: 2 });
    expect(tables.progress).toMatchObject({ revision: 2, modifiedAt: '1999-01-01T00:00:00.000Z', ...counts });
  });

  test('and change nothing of what they begin with', () => {
    const start = untouched(6n);
    replay(start, [saved(1)]);
    expect(start).toEqual(untouched(6n));
  });

  test('a question set aside takes back its author’s answer, and nobody else’s', () => {
    const aside = (authorId: string) => saved(2, {}, { standing: 'not_my_field', authorId });
    expect(replay(untouched(6n), [saved(1), aside(ada)]).tables.answers).toEqual({});
    const other = replay(untouched(6n), [saved(1), aside(ben)]).tables;
    expect([Object.keys(other.answers), Object.keys(other.setAside)]).toEqual([['0 3'], [`0 3 ${ben}`]]);
  });
});

describe('R-2812: a replay stops where it cannot know what comes next', () => {
  test.each([
    ['an event is missing', saved(3), { reason: 'missing', revision: 2, found: 3 }],
    [
      'a newer release recorded something else',
      saved(2, { type: 'answer_sealed' }),
      { reason: 'unknown-type', revision: 2, type: 'answer_sealed' },
    ],
    ['an event was emptied', saved(2, { after: null }), { reason: 'unreadable', revision: 2, id: 'event 2' }],
  ])('%s', (_why, next, broken) => {
    const found = replay(untouched(6n), [saved(1), next]);
    expect(found.broken).toEqual(broken);
    expect(found.tables.progress.revision).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { actionsFor, inOrder, type StudyPerson } from './studyPerson.js';

const person = (given: Partial<StudyPerson>): StudyPerson => ({
  id: 'a',
  code: 1,
  name: 'Dr. N. Okafor',
  standing: 'started',
  progress: 'not_started',
  questionCount: 60,
  ...given,
});

test('R-2382: people stand by code, who has none yet after them, and who has left comes last', () => {
  const people = [
    person({ id: 'declined', code: undefined, standing: 'declined' }),
    person({ id: 'withdrawn', code: 2, standing: 'withdrawn' }),
    person({ id: 'third', code: 3 }),
    person({ id: 'without', code: undefined, standing: 'notOpened' }),
    person({ id: 'first', code: 1, standing: 'finished' }),
  ];
  expect(inOrder(people).map(({ id }) => id)).toEqual(['first', 'third', 'without', 'withdrawn', 'declined']);
});

describe('R-2383: what can be done about somebody', () => {
  test.each(['notOpened', 'started'] as const)(
    'who has still to answer can be reminded, given time, replaced: %s',
    (standing) => {
      expect(actionsFor(person({ standing }))).toMatchObject({ remind: true, extend: true, replace: true });
    },
  );

  test('R-2996: an invitation is taken back until it is accepted', () => {
    const standings = ['notOpened', 'started', 'finished', 'declined', 'withdrawn'] as const;
    expect(standings.filter((standing) => actionsFor(person({ standing })).cancel)).toEqual(['notOpened']);
  });

  test('nobody is reminded a fourth time', () => {
    expect(actionsFor(person({ reminders: { count: 2, lastOn: '16 Nov' } })).remind).toBe(true);
    expect(actionsFor(person({ reminders: { count: 3, lastOn: '23 Nov' } }))).toEqual({
      remind: false,
      extend: true,
      replace: true,
      cancel: false,
    });
  });

  test('who has finished is left alone', () => {
    expect(actionsFor(person({ standing: 'finished' }))).toMatchObject({
      remind: false,
      extend: false,
      replace: false,
    });
  });

  test('R-3075: whoever may answer yet is replaced once', () => {
    expect(actionsFor(person({ standing: 'started', replacedBy: 5 }))).toMatchObject({ remind: true, replace: false });
  });

  test.each(['declined', 'withdrawn', 'cancelled'] as const)('who has left can be replaced, once: %s', (standing) => {
    expect(actionsFor(person({ standing }))).toMatchObject({ remind: false, extend: false, replace: true });
    expect(actionsFor(person({ standing, replacedBy: 5 })).replace).toBe(false);
  });
});

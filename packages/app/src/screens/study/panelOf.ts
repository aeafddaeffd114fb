import type { Study } from '@credence/api-client';
import type { StudyWords, Text } from '@credence/text';
import { dayOf, momentOf } from './roundDates.js';
import type { PersonStanding, StudyPerson } from './study-people/studyPerson.js';

type Expert = NonNullable<Study['experts']>[number];

const standings = {
  not_opened: 'notOpened',
  accepted: 'started',
  started: 'started',
  finished: 'finished',
  declined: 'declined',
  withdrew: 'withdrawn',
  cancelled: 'cancelled',
} as const satisfies Record<Expert['standing'], PersonStanding>;

/** Who was asked, as the table of people takes them. An invitation that was taken back is none, unless it was replaced. */
export function panelOf(
  { experts = [] }: Study,
  { people: text }: Pick<StudyWords, 'people'>,
  common: Text['common'],
  now: Date,
): StudyPerson[] {
  return experts.flatMap((expert) => {
    const { id, code, person, standing, progress, answered, questions, reminders, remindedAt, replacedBy, late } =
      expert;
    if (standing === 'cancelled' && replacedBy === undefined) return [];
    // At night, reminders wait until the morning.
    const waits = remindedAt !== undefined && new Date(remindedAt) > now;
    const notes = [
      ...(standing === 'accepted' ? [text.accepted] : []),
      ...(waits ? [text.reminderWaits(momentOf(remindedAt, common))] : []),
      ...(expert.mailWaits ? [text.mailWaits] : []),
      ...(late && late.answers > late.letIn ? [text.late(late.answers - late.letIn)] : []),
      ...(late && late.letIn > 0 ? [text.letIn(late.letIn)] : []),
      ...(expert.sawShared ? [text.sawShared] : []),
    ];
    return {
      id,
      code,
      progress,
      ...(answered === undefined ? {} : { answered }),
      name: person ?? '',
      standing: standings[standing],
      questionCount: questions,
      ...(expert.undelivered ? { warning: text.undelivered } : {}),
      ...(replacedBy === undefined ? {} : { replacedBy }),
      ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
      ...(remindedAt && !waits ? { reminders: { count: reminders, lastOn: dayOf(remindedAt, common) } } : {}),
    };
  });
}

/** After this many reminders nobody is reminded again. */
const MOST_REMINDERS = 3;
const BETWEEN = 72 * 60 * 60 * 1000;

/** How many take part or may yet, how many of them have finished, and who of the others can be reminded now. */
export function countPanel({ experts = [] }: Study, now: Date) {
  const isOpen = ({ standing }: Expert) =>
    standing === 'not_opened' || standing === 'accepted' || standing === 'started';
  const waiting = experts.filter(isOpen);
  const finished = experts.filter(({ standing }) => standing === 'finished').length;
  const isDue = ({ reminders, remindedAt }: Expert) =>
    reminders < MOST_REMINDERS && (!remindedAt || now.getTime() - new Date(remindedAt).getTime() >= BETWEEN);
  return {
    asked: waiting.length + finished,
    waiting: waiting.length,
    finished,
    toRemind: waiting.filter(isDue).map(({ id }) => id),
  };
}

/** Whose answers came after the close and were not let in, by code. */
export const lateIn = ({ experts = [] }: Study): { id: string; code: number; answers: number }[] =>
  experts.flatMap(({ id, code, late }) =>
    late && late.answers > late.letIn ? [{ id, code, answers: late.answers - late.letIn }] : [],
  );

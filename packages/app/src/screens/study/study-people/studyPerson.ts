import type { StudyExpert } from '@credence/api-client';

/**
 * How far somebody is: has not opened the invitation, has begun, is done, would rather not, has withdrawn, or is asked no more.
 */
export type PersonStanding = 'notOpened' | 'started' | 'finished' | 'declined' | 'withdrawn' | 'cancelled';

/** Somebody who was asked to take part in a study. Dates are written by the page. */
export interface StudyPerson {
  /** Tells people apart. */
  readonly id: string;
  /** The number of the code under which they answer: 4 for "E4". None for who declined before there was one. */
  readonly code?: number | undefined;
  /** Their name. */
  readonly name: string;
  /** Their field and place: "Radiology, Ghent". */
  readonly about?: string | undefined;
  /** How far they are. */
  readonly standing: PersonStanding;
  /** How much they have answered, in steps. */
  readonly progress: StudyExpert['progress'];
  /** How many questions they have answered, which the close tells, and how many they were asked. */
  readonly answered?: number | undefined;
  readonly questionCount: number;
  /** When the invitation went out: "14 Nov". */
  readonly invitedOn?: string | undefined;
  /** How often they were reminded, and when last: "16 Nov". */
  readonly reminders?: { readonly count: number; readonly lastOn: string } | undefined;
  /** What else is to be said of their standing: "12 Nov, “no time”". */
  readonly note?: string | undefined;
  /** What somebody has to see to: "The mail could not be delivered". */
  readonly warning?: string | undefined;
  /** The number of the code of who answers in their place. */
  readonly replacedBy?: number | undefined;
}

/** After this many reminders nobody is reminded again. */
const MOST_REMINDERS = 3;

/** Whether somebody takes no part, or no longer. */
export const hasLeft = ({ standing }: StudyPerson): boolean =>
  standing === 'declined' || standing === 'withdrawn' || standing === 'cancelled';

/** What can be done about somebody. */
export interface PersonActions {
  readonly remind: boolean;
  readonly extend: boolean;
  readonly replace: boolean;
  /** To take the invitation back. */
  readonly cancel: boolean;
}

/** What somebody decided to do about a person. */
export interface PersonEvents {
  /** Called when somebody is to be reminded. Without it nobody can be. */
  onRemind?: ((person: StudyPerson) => void) | undefined;
  /** Called when somebody is to be given more time. Without it nobody can be. */
  onExtend?: ((person: StudyPerson) => void) | undefined;
  /** Called when somebody else is to answer in their place. Without it nobody can be replaced. */
  onReplace?: ((person: StudyPerson) => void) | undefined;
  /** Called when an invitation is to be taken back that nobody has accepted. Without it none can be. */
  onCancel?: ((person: StudyPerson) => void) | undefined;
}

/**
 * Reminders and more time are for who has still to answer; a replacement also for who has left, once each; an
 * invitation is taken back only before it is accepted.
 */
export function actionsFor(person: StudyPerson): PersonActions {
  const isOpen = person.standing === 'notOpened' || person.standing === 'started';
  return {
    remind: isOpen && (person.reminders?.count ?? 0) < MOST_REMINDERS,
    extend: isOpen,
    replace: (isOpen || hasLeft(person)) && person.replacedBy === undefined,
    cancel: person.standing === 'notOpened',
  };
}

/** By code, who has none after them; who has left comes last. */
export function inOrder(people: readonly StudyPerson[]): readonly StudyPerson[] {
  const codeOf = ({ code }: StudyPerson) => code ?? Number.POSITIVE_INFINITY;
  return people.toSorted((a, b) => {
    const left = Number(hasLeft(a)) - Number(hasLeft(b));
    if (left !== 0 || codeOf(a) === codeOf(b)) return left;
    return codeOf(a) - codeOf(b);
  });
}

import type { Caller } from '../canary/study.js';
import { isErased, isRead, type Stage } from './stages.js';

/** What may tell two worlds apart that differ only in what one expert says, and why. */
export interface Allowed {
  readonly why: string;
  /** Who may be told; everybody if left out. */
  readonly to?: readonly Caller[];
  /** Operations; all if left out. */
  readonly in?: readonly string[];
  /** Places in what is told; all if left out. */
  readonly at?: RegExp;
  /** When; at any time if left out. */
  readonly when?: (stage: Stage) => boolean;
  /** Whether all of what is told has to leave out who said it. */
  readonly namesNobody?: true;
}

const whoRuns = ['owner', 'owningAdministrator'] as const;

/** The list. An entry that nothing needs any more fails the test. */
export const allowed: readonly Allowed[] = [
  {
    why: 'Whoever says something reads it, until it is erased.',
    to: ['ann'],
    when: (stage) => !isErased(stage),
  },
  {
    why: 'Whoever runs a study sees how much of it each expert has answered, in steps until the close.',
    to: whoRuns,
    at: /^experts\[0\]\.(?:answered|progress)$/,
    when: (stage) => !isErased(stage),
  },
  {
    why: 'Results that were opened are read under codes.',
    to: whoRuns,
    in: [
      'getStudyResults',
      'getStudyAnswers',
      'downloadStudyTables',
      'downloadStudyForRedcap',
      'redactComment',
      'adoptTables',
    ],
    when: isRead,
    namesNobody: true,
  },
  {
    why: 'Experts read what all said together, where the protocol says so.',
    to: ['ben'],
    in: ['getStudyResults', 'getStudyAnswers'],
    when: isRead,
    namesNobody: true,
  },
];

/** The entry of the list for a place; undefined if there is none. */
export const allowanceOf = (
  { name, where, place }: { name: Caller; where: string; place: string },
  stage: Stage,
): Allowed | undefined =>
  allowed.find(
    ({ to, in: operations, at, when }) =>
      (to?.includes(name) ?? true) &&
      (operations?.includes(where) ?? true) &&
      (at?.test(place) ?? true) &&
      (when?.(stage) ?? true),
  );

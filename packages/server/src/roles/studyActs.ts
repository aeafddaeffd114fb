import type { Permission, StudyAct } from '@credence/api-client';

/** The permission by which somebody acts in a study: they run it, or they take part in it. */
export type StudyPart = Extract<Permission, 'run_study' | 'take_part'>;

/** What decides which acts a study takes now. */
export interface StudyState {
  readonly by: StudyPart;
  /** Of the last round. */
  readonly round: 'none' | 'open' | 'closed';
  readonly areResultsOpen: boolean;
  readonly isFinal: boolean;
  /** Whether nobody runs the study any more. */
  readonly isStopped: boolean;
  /** Whether an expert has ever accepted: then the protocol of an open round is fixed. */
  readonly hasAccepted: boolean;
  /** Of the last adoption: `over` once the time to undo it has passed. */
  readonly adoption: 'none' | 'undoable' | 'undone' | 'over';
  /** What the protocol lets experts read. */
  readonly sees: 'own' | 'pool';
  /** Until when the protocol lets experts take their answers away. */
  readonly withdrawal: 'until_closed' | 'until_final';
}

/** Why a study refuses an act. */
export interface StudyRefusal {
  /** What the server refuses it with. */
  readonly code:
    | 'adoption_stands'
    | 'expert_not_found'
    | 'owner_only'
    | 'protocol_fixed'
    | 'results_read'
    | 'results_unopened'
    | 'round_not_open'
    | 'round_open'
    | 'study_final'
    | 'study_stands'
    | 'withdrawal_over';
  readonly when: (state: StudyState) => boolean;
}

interface ActRow {
  /** Whose act it is. */
  readonly by: readonly StudyPart[];
  /** The first that holds is the one that the server answers with. */
  readonly refusals: readonly StudyRefusal[];
}

const isOpen: StudyRefusal = { code: 'round_open', when: ({ round }) => round === 'open' };
const isNotOpen: StudyRefusal = { code: 'round_not_open', when: ({ round }) => round !== 'open' };
const hasNoRound: StudyRefusal = { code: 'round_not_open', when: ({ round }) => round === 'none' };
const isClosed: StudyRefusal = { code: 'study_stands', when: ({ round }) => round === 'closed' };
const isFinal: StudyRefusal = { code: 'study_final', when: (state) => state.isFinal };
const areUnopened: StudyRefusal = { code: 'results_unopened', when: ({ areResultsOpen }) => !areResultsOpen };
const areRead: StudyRefusal = {
  code: 'results_read',
  when: ({ areResultsOpen, isFinal: isDeclared }) => areResultsOpen || isDeclared,
};

const owners = (...refusals: StudyRefusal[]): ActRow => ({ by: ['run_study'], refusals });
const experts = (...refusals: StudyRefusal[]): ActRow => ({ by: ['take_part'], refusals });

/**
 * Which acts a study takes, and why not: the only place that says so. The server refuses by it, and its `may` is what the
 * application offers. What depends on one person, node or address stays with its operation.
 */
const studyActs: Readonly<Record<StudyAct, ActRow>> = {
  change_protocol: owners(isClosed, {
    code: 'protocol_fixed',
    when: ({ round, hasAccepted }) => round === 'open' && hasAccepted,
  }),
  open_round: owners(isClosed, isOpen),
  close_round: owners(isNotOpen),
  extend_round: owners(isNotOpen),
  reopen_round: owners(hasNoRound, isOpen, areRead),
  invite: owners(isNotOpen),
  remind: owners(isNotOpen),
  // Nobody is asked before there is a round.
  cancel_invitation: owners({ code: 'expert_not_found', when: ({ round }) => round === 'none' }),
  let_in_late: owners(hasNoRound, isOpen, areRead),
  open_results: owners(hasNoRound, isOpen),
  read_results: {
    by: ['run_study', 'take_part'],
    refusals: [
      { code: 'owner_only', when: ({ by, sees }) => by === 'take_part' && sees === 'own' },
      isOpen,
      areUnopened,
    ],
  },
  redact_comment: owners(isOpen, areUnopened),
  download_results: owners(isOpen, areUnopened),
  download_people: owners(isFinal),
  adopt: owners(isOpen, areUnopened),
  undo_adoption: owners(isOpen, {
    code: 'adoption_stands',
    when: ({ adoption }) => adoption === 'none' || adoption === 'over',
  }),
  declare_final: owners(isOpen, areUnopened),
  name_deputy: owners(isFinal),
  remove_deputy: owners(isFinal),
  finish: experts(isNotOpen),
  keep_late: experts(isOpen, {
    code: 'round_not_open',
    when: ({ round, isFinal: isDeclared, isStopped }) => isDeclared || isStopped || round === 'none',
  }),
  withdraw: experts({
    code: 'withdrawal_over',
    when: ({ isFinal: isDeclared, withdrawal, round }) =>
      isDeclared || (withdrawal === 'until_closed' && round !== 'open'),
  }),
};

/** What a study refuses an act with; undefined if it takes it. */
export const refusalOf = (act: StudyAct, state: StudyState): StudyRefusal['code'] | undefined =>
  studyActs[act].refusals.find(({ when }) => when(state))?.code;

/** What somebody may do in a study. */
export const mayOfStudy = (state: StudyState): StudyAct[] =>
  (Object.keys(studyActs) as StudyAct[]).filter(
    (act) => studyActs[act].by.includes(state.by) && refusalOf(act, state) === undefined,
  );

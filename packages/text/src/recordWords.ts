import type { AnswerField, QuestionField } from '@credence/bayesnet';

/** What an export holds, by the keys of its JSON. */
export type ExportKey =
  | ('about' | 'exportedAt' | 'user' | 'account' | 'addressChange' | 'networks' | 'shared' | 'invitationsByEmail')
  | ('record' | 'answers' | 'combinations' | 'setAside' | 'visits' | 'directions' | 'nodeFeedback' | 'explanations')
  | (
      | 'outcomes'
      | 'studies'
      | 'late'
      | 'deputyOf'
      | 'redactions'
      | 'protocols'
      | 'activities'
      | 'questionnaires'
      | 'sessions'
      | 'identities'
      | 'secondFactor'
      | 'recoveryCodes'
      | 'audit'
    );

/** What is told of one act: the keys of an entry of `record`, and the columns of the table. */
export const recordColumns = [
  ...(['at', 'act', 'network', 'assessment', 'node', 'question', 'conditions', 'before', 'after', 'shares'] as const),
  ...(['certainty', 'comment', 'cameAbout', 'reason', 'seconds', 'countsNow'] as const),
  ...(['type', 'networkId', 'assessmentId', 'nodeKey', 'epoch', 'revision'] as const),
] as const;
export type RecordColumn = (typeof recordColumns)[number];

/** What entries of the other lists have besides, as the server stores it. */
export type StoredKey =
  // The reason has a column of its own.
  | Exclude<AnswerField, 'reason'>
  | ('iteration' | 'sliders' | 'selfEval' | 'sequence')
  | ('savedAt' | 'combinations' | 'leftOut' | 'states' | 'directions' | 'plausible' | 'metadata');

/** The acts that change a node. */
export const recordedActs = [
  'answer_saved',
  'combinations_saved',
  'node_reset',
  'reset_undone',
  'tables_adopted',
  'adoption_undone',
  'directions_saved',
  'node_feedback_saved',
] as const;
export type RecordedAct = (typeof recordedActs)[number];

interface Column {
  /** Above the column of the table. */
  readonly name: string;
  /** What it holds, and in which units. */
  readonly says: string;
}

/** What the file says that a person takes home, in one language. */
export interface RecordWords {
  /** BCP 47 tag for numbers. */
  readonly locale: string;
  readonly file: string;
  readonly units: string;
  /** What of other people is left out, and how that shows. */
  readonly others: string;
  readonly keys: Readonly<Record<ExportKey, string>>;
  readonly columns: Readonly<Record<RecordColumn, Column>>;
  readonly stored: Readonly<Record<StoredKey, string>>;
  readonly acts: Readonly<Record<RecordedAct, string>>;
  readonly setAside: string;
  readonly erasedNetwork: string;
  readonly sharedAssessment: string;
  /** `day` is that on which it began, as ISO writes it. */
  readonly otherAssessment: (day: string) => string;
  /** Of a round of a study. `code` is left out once nobody can tell it. */
  readonly studyRound: (round: number, code?: number) => string;
  readonly noConditions: string;
  readonly allRemaining: string;
  readonly share: (state: string, percent: string) => string;
  readonly certainty: Readonly<Record<'-2' | '-1' | '1' | '2', string>>;
  readonly cannotOccur: string;
  readonly notMyField: string;
  readonly quoted: (comment: string) => string;
  readonly origins: Readonly<Record<'given' | 'taken_over' | 'decided' | 'carried' | 'adopted' | 'restored', string>>;
  /** What came from another question. */
  readonly from: Readonly<Record<QuestionField, (question: number) => string>>;
  /** In place of what somebody else gave. */
  readonly notYours: string;
  readonly nothing: string;
  readonly notRecorded: string;
  readonly combination: (number: number, conditions: string, said: string) => string;
  readonly noCombinations: string;
  readonly combinationsOfOthers: (count: number) => string;
  readonly progress: (closed: string, open: string) => string;
  readonly direction: Readonly<Record<'increases' | 'decreases' | 'unknown', (parent: string) => string>>;
  readonly plausible: (is: boolean) => string;
  readonly counts: Readonly<Record<'yes' | 'partly' | 'reset' | 'replaced' | 'combination', string>>;
}

import type { AnswerStanding } from './judgement.js';

/** How its author came by an answer: see `AnswerOrigin` in openapi.yaml. */
export type OriginCode = 'given' | 'taken_over' | 'decided' | 'carried' | 'adopted';

/** The types of what an answer may say, as JSON has them. */
interface FieldTypes {
  /** One per state: parts per million, or null where the slider counts. */
  shares: (number | null)[];
  /** One per state. */
  flags: boolean[];
  standing: AnswerStanding;
  origin: OriginCode;
  /** The number of a question of the same node, from 1. */
  question: number;
  words: string;
}

/** What is said of one of them. */
interface FieldDescription {
  readonly type: keyof FieldTypes;
  /**
   * `judgement`: what is said of the question. It comes back when an earlier answer is used again, and combinations have
   * it, too. `giving`: how the answer came about, with a column of its own in the CSV.
   */
  readonly of: 'judgement' | 'giving';
  /** Whether a draft keeps it under this name. */
  readonly isDrafted: boolean;
}

/**
 * What an answer may say beside its sliders, certainty and comment, each under its key on the wire, in the record and on
 * the device; its columns in the database and in a CSV are called alike, in snake case. This is the one list of them: what
 * stores, sends, replays, exports and restores answers is made from it.
 */
export const ANSWER_FIELDS = {
  /** What was said exactly. */
  exact: { type: 'shares', of: 'judgement', isDrafted: false },
  /** Whether somebody set each state. */
  touched: { type: 'flags', of: 'judgement', isDrafted: false },
  standing: { type: 'standing', of: 'judgement', isDrafted: false },
  origin: { type: 'origin', of: 'giving', isDrafted: false },
  /** The question whose answer was taken over. */
  takenFrom: { type: 'question', of: 'giving', isDrafted: true },
  /** The question whose certainty was taken over. */
  certaintyFrom: { type: 'question', of: 'giving', isDrafted: true },
  /** Why its author changed their mind. */
  reason: { type: 'words', of: 'giving', isDrafted: true },
} as const satisfies Readonly<Record<string, FieldDescription>>;

type Fields = typeof ANSWER_FIELDS;

/** The key of something that an answer may say. */
export type AnswerField = keyof Fields;

/** Whatever an answer says beside its sliders, certainty and comment; what it does not say is left out. */
export type AnswerParticulars = { [Field in AnswerField]?: FieldTypes[Fields[Field]['type']] };

/** Keys of what says how an answer came about. */
export type GivingField = { [Field in AnswerField]: Fields[Field]['of'] extends 'giving' ? Field : never }[AnswerField];

/** Keys of what names another question. */
export type QuestionField = {
  [Field in AnswerField]: Fields[Field]['type'] extends 'question' ? Field : never;
}[AnswerField];

/** Keys of what a draft keeps. */
export type DraftedField = {
  [Field in AnswerField]: Fields[Field]['isDrafted'] extends true ? Field : never;
}[AnswerField];

/** The keys in their order, which is that of the columns of a CSV. */
export const answerFields = Object.keys(ANSWER_FIELDS) as readonly AnswerField[];

/** Those of what says how an answer came about. */
export const givingFields: readonly GivingField[] = answerFields.filter(
  (field): field is GivingField => ANSWER_FIELDS[field].of === 'giving',
);

/** Those of what names another question. */
export const questionFields: readonly QuestionField[] = answerFields.filter(
  (field): field is QuestionField => ANSWER_FIELDS[field].type === 'question',
);

/** Those of what a draft keeps. */
export const draftedFields: readonly DraftedField[] = answerFields.filter(
  (field): field is DraftedField => ANSWER_FIELDS[field].isDrafted,
);

/** The name of a field's column. */
export const columnOfField = (field: AnswerField): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

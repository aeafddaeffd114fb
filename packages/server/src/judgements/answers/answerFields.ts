import {
  ANSWER_FIELDS,
  type AnswerField,
  answerFields,
  type AnswerParticulars,
  type GivingField,
  givingFields,
} from '@credence/bayesnet';
import type { AnswerRow } from './answers.js';

/** What an answer says beside its sliders, certainty and comment, as its row has it: null where it says nothing. */
export type FieldsOfRow = Pick<AnswerRow, AnswerField>;

/** The same as JSON has it. */
export type FieldsAsJson = { readonly [Field in AnswerField]: Required<AnswerParticulars>[Field] | null };

type FieldsInAnyForm = {
  readonly [Field in AnswerField]?: AnswerParticulars[Field] | FieldsOfRow[Field] | null | undefined;
};

const fieldsWith = (valueOf: (field: AnswerField) => unknown) =>
  Object.fromEntries(answerFields.map((field) => [field, valueOf(field)])) as never;

/** A row's fields from what is said. */
export const fieldsOfRow = (said: FieldsInAnyForm): FieldsOfRow =>
  fieldsWith((field) => {
    const value = said[field] || null;
    return value !== null && ANSWER_FIELDS[field].type === 'question' ? BigInt(value as number | bigint) : value;
  });

/** Fields of a row, or of one that was recorded, as JSON has them: a number for each question, null where nothing is said. */
export const fieldsAsJson = (said: FieldsInAnyForm): FieldsAsJson =>
  fieldsWith((field) => {
    const value = said[field];
    return typeof value === 'bigint' ? Number(value) : value || null;
  });

/** Only what is said, as answers have it on the wire and in the history. */
export const recordedOf = (said: FieldsInAnyForm): AnswerParticulars =>
  Object.fromEntries(Object.entries(fieldsAsJson(said)).filter(([, value]) => value !== null));

/** Only what is said of the question, and nothing of how the answer came about. */
export function judgementFieldsOf(said: FieldsInAnyForm): Omit<AnswerParticulars, GivingField> {
  const recorded = recordedOf(said);
  for (const field of givingFields) delete recorded[field];
  return recorded;
}

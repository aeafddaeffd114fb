import {
  ANSWER_FIELDS,
  type AnswerField,
  answerFields,
  type AnswerParticulars,
  COMMENT_LIMIT,
  type DraftedField,
  draftedFields,
  isExactShare,
  isPercentAnswer,
  type Share,
} from '@credence/bayesnet';
import * as v from 'valibot';
import { whole } from '../../ground/device/shapes.js';

/** One share of an answer: whole percent, or parts per million. */
export const share = v.union([
  v.custom<number>(isPercentAnswer),
  v.object({ ppm: v.custom<number>((ppm) => ppm !== null && isExactShare(ppm)) }),
]) satisfies v.GenericSchema<unknown, Share>;

/** The order in which states were set. */
export const rowOrder = v.array(whole(0));

/** What was written about it, as long as it may be. */
export const comment = v.custom<string>((text) => typeof text === 'string' && [...text].length <= COMMENT_LIMIT);

const types = {
  shares: v.array(v.custom<number | null>(isExactShare)),
  flags: v.array(v.boolean()),
  standing: v.picklist(['answered', 'cannot_occur', 'not_my_field']),
  // The others are what a server makes of answers.
  origin: v.picklist(['given', 'taken_over', 'decided']),
  question: whole(1),
  words: comment,
};

/** What an answer on the device may say beside its sliders, its certainty and its comment. */
export const fields = Object.fromEntries(
  answerFields.map((field) => [field, v.exactOptional(types[ANSWER_FIELDS[field].type])]),
) as {
  readonly [Field in AnswerField]: v.ExactOptionalSchema<
    (typeof types)[(typeof ANSWER_FIELDS)[Field]['type']],
    undefined
  >;
};

/** How an answer came about, as far as the person who gives it has a say in it. */
export type Marks = { readonly [Field in DraftedField]?: AnswerParticulars[Field] | undefined };

const drafted = <Value>(valueOf: (field: DraftedField) => Value) =>
  Object.fromEntries(draftedFields.map((field) => [field, valueOf(field)]));

/** The marks as a draft may hold them. */
export const marks = drafted((field) => fields[field]) as Pick<typeof fields, DraftedField>;

/** Only the marks of an answer. */
export const marksOf = (answer: Marks): DefinedMarks => definedOf(drafted((field) => answer[field]));

type DefinedMarks = { readonly [Field in DraftedField]?: AnswerParticulars[Field] };

/** Only the keys that have a value. */
export function definedOf<Said extends object>(said: Said): { [Key in keyof Said]?: Exclude<Said[Key], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as never;
}

import {
  ANSWER_FIELDS,
  type AnswerField,
  answerFields,
  type AnswerStanding,
  columnOfField,
  type OriginCode,
} from '@credence/bayesnet';
import { bigint, jsonb, text } from 'drizzle-orm/pg-core';

type Fields = typeof ANSWER_FIELDS;
type FieldType = Fields[AnswerField]['type'];

const columnsByType = {
  shares: (name: string) => jsonb(name).$type<(number | null)[]>(),
  flags: (name: string) => jsonb(name).$type<boolean[]>(),
  // Whoever has nothing to say of a question leaves no answer.
  standing: (name: string) => text(name).$type<Exclude<AnswerStanding, 'not_my_field'>>(),
  origin: (name: string) => text(name).$type<OriginCode>(),
  question: (name: string) => bigint(name, { mode: 'bigint' }),
  words: (name: string) => text(name),
} satisfies Readonly<Record<FieldType, unknown>>;

type Columns = typeof columnsByType;

/** A column for each thing that an answer may say; null where it does not, or where that was not recorded. */
export const answerColumns = Object.fromEntries(
  answerFields.map((field) => [field, columnsByType[ANSWER_FIELDS[field].type](columnOfField(field))]),
) as { [Field in AnswerField]: ReturnType<Columns[Fields[Field]['type']]> };

/** Whether a field is kept as JSON. */
export const isJsonField = (field: AnswerField): boolean => ['shares', 'flags'].includes(ANSWER_FIELDS[field].type);

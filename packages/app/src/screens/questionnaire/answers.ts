import type { Questionnaire } from '@credence/api-client';
import { isBlank } from '@credence/bayesnet';
import type { LikertValue } from '@credence/ui';
import * as v from 'valibot';
import { written } from '../../ground/device/shapes.js';
import { valid } from '../../ground/device/valid.js';

/** Items answered on a scale from 1, strongly disagree, to 5, strongly agree. */
export const statements = [1, 2, 3, 4, 5, 6, 7] as const;
/** Items answered in free text. */
export const openItems = [8, 9, 10, 11] as const;
export const experiences = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Rarely', 'Never'] as const;
/** All items, in order. */
export const items = [...statements, ...openItems, 12, 13] as const;

/** The maximum length of a text, in characters. */
export const TEXT_LIMIT = 10_000;

export type QuestionnaireItem = (typeof items)[number];

/** The answers so far, by item: null if nothing is chosen, empty if nothing is written. */
export type QuestionnaireAnswers = { readonly [Statement in (typeof statements)[number]]: LikertValue | null } & {
  readonly [Open in (typeof openItems)[number]]: string;
} & { readonly 12: Questionnaire['12'] | null; readonly 13: Questionnaire['13'] | null };

export const noAnswers: QuestionnaireAnswers = {
  1: null,
  2: null,
  3: null,
  4: null,
  5: null,
  6: null,
  7: null,
  8: '',
  9: '',
  10: '',
  11: '',
  12: null,
  13: null,
};

/** The items that still need an answer. Blank text does not count as one. */
export function missingItems(answers: QuestionnaireAnswers): readonly QuestionnaireItem[] {
  return items.filter((item) => {
    const answer = answers[item];
    return answer === null || (typeof answer === 'string' && isBlank(answer));
  });
}

/** The request body: all 13 items, or undefined while one is missing. */
export function filledQuestionnaire(answers: QuestionnaireAnswers): Questionnaire | undefined {
  return missingItems(answers).length > 0 ? undefined : (answers as Questionnaire);
}

const scale = v.nullable(v.picklist([1, 2, 3, 4, 5]));
const text = written(/(?:)/, TEXT_LIMIT);
const kept = v.object({
  1: scale,
  2: scale,
  3: scale,
  4: scale,
  5: scale,
  6: scale,
  7: scale,
  8: text,
  9: text,
  10: text,
  11: text,
  12: v.nullable(v.picklist(experiences)),
  13: v.nullable(v.picklist(frequencies)),
});

/** Reads answers from a stored draft; undefined if it holds none, or if nothing has been answered yet. */
export function answersIn(draft: unknown): QuestionnaireAnswers | undefined {
  const answers = valid(kept, draft);
  return answers && !isUntouched(answers) ? answers : undefined;
}

/** Whether nothing has been answered or typed. */
export function isUntouched(answers: QuestionnaireAnswers): boolean {
  return items.every((item) => answers[item] === noAnswers[item]);
}

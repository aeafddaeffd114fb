import type { Question } from '@credence/api-client';
import { isQuestion } from '@credence/ui';

/** A part of the sentence; whatever changed since the last question is strong. */
export interface LeadPart {
  readonly text: string;
  readonly strong: boolean;
  /** True for the name of a condition, which gives way where there is no room for the whole sentence. */
  readonly isName?: boolean;
}

export interface LeadWords {
  readonly begin: string;
  /** A name that is a question itself, in place of the name. */
  readonly answerTo: (question: string) => string;
  readonly is: string;
  readonly comma: string;
  readonly and: string;
  readonly end: string;
  /** In place of `begin` in a question about the first time step, and the whole sentence if it has no conditions. */
  readonly firstTimeStep: { readonly begin: string; readonly whole: string };
}

/**
 * The conditions as one sentence, "For a patient with Smoking: heavy and Age: 50 to 69:"; empty without conditions. Of a node that
 * changes over time, it says that the first time step is meant.
 */
export function leadSentence(
  { parents, changes, firstTimeStep }: Pick<Question, 'parents' | 'changes' | 'firstTimeStep'>,
  words: LeadWords,
): LeadPart[] {
  if (parents.length === 0) return firstTimeStep ? [{ text: words.firstTimeStep.whole, strong: false }] : [];
  const begin = firstTimeStep ? words.firstTimeStep.begin : words.begin;
  const parts = parents.flatMap(({ display_name, value }, index) => {
    const before = index === 0 ? begin : index === parents.length - 1 ? words.and : words.comma;
    return [
      { text: before, strong: false },
      { text: asSubject(display_name, words), strong: false, isName: true },
      { text: words.is, strong: false },
      { text: value.replaceAll('_', ' '), strong: changes[index] === true },
    ];
  });
  return [...parts, { text: words.end, strong: false }];
}

const asSubject = (name: string, { answerTo }: LeadWords) => (isQuestion(name) ? answerTo(name.trim()) : name);

import type { ParentValue } from '@credence/api-client';

/** A part of the sentence; whatever changed since the last question is strong. */
export interface LeadPart {
  readonly text: string;
  readonly strong: boolean;
}

export interface LeadWords {
  readonly begin: string;
  /** A name that is a question itself, in place of the name. */
  readonly answerTo: (question: string) => string;
  readonly is: string;
  readonly comma: string;
  readonly and: string;
  readonly end: string;
}

/** The conditions as one sentence, "When Smoking is heavy and Age is 50 to 69:"; empty without conditions. */
export function leadSentence(
  parents: readonly ParentValue[],
  changes: readonly boolean[],
  words: LeadWords,
): LeadPart[] {
  if (parents.length === 0) return [];
  const parts = parents.flatMap(({ display_name, value }, index) => {
    const before = index === 0 ? words.begin : index === parents.length - 1 ? words.and : words.comma;
    return [
      { text: `${before}${asSubject(display_name, words)}${words.is}`, strong: false },
      { text: value.replaceAll('_', ' '), strong: changes[index] === true },
    ];
  });
  return [...parts, { text: words.end, strong: false }];
}

/** "Jaundiced?" and "Is the patient jaundiced?" are names, too. */
const asSubject = (name: string, { answerTo }: LeadWords) => (/[?？؟]\s*$/.test(name) ? answerTo(name.trim()) : name);

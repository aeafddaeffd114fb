import type { Question } from '@credence/api-client';
import { isQuestion } from '@credence/ui/labels/isQuestion';
import { withoutEnd } from '@credence/ui/labels/withoutEnd';

/** A part of the sentence; whatever changed since the last question is strong. */
export interface LeadPart {
  readonly text: string;
  readonly strong: boolean;
  /** True for the name of a condition, which gives way where there is no room for the whole sentence. */
  readonly isName?: boolean;
}

/** Texts alone, as the build writes them into the page for a script that has no catalogue. */
export interface LeadWords {
  readonly begin: string;
  /** Around a name that is a question itself. */
  readonly opens: string;
  readonly closes: string;
  readonly is: string;
  readonly comma: string;
  readonly and: string;
  readonly end: string;
  /** Between conditions that the owner worded, and before the first of the others after them. */
  readonly ownComma: string;
  readonly further: string;
  /** In place of `begin` in a question about the first time step, and the whole sentence if it has no conditions. */
  readonly firstTimeStep: { readonly begin: string; readonly whole: string };
}

/**
 * The conditions as one sentence, "For a patient with Smoking: heavy and Age: 50 to 69:"; empty without conditions. What
 * the owner worded comes first, as it was written: "For a patient who smokes, with Age: 50 to 69:". Of a node that
 * changes over time, it says that the first time step is meant.
 */
export function leadSentence(
  { parents, changes, firstTimeStep }: Pick<Question, 'parents' | 'changes' | 'firstTimeStep'>,
  words: LeadWords,
): LeadPart[] {
  if (parents.length === 0) return firstTimeStep ? [plain(words.firstTimeStep.whole)] : [];
  const conditions = parents.map((parent, index) => ({
    ...parent,
    own: withoutEnd(parent.state?.asCondition),
    strong: changes[index] === true,
  }));
  const worded = conditions.filter(({ own }) => own !== '');
  const named = conditions.filter(({ own }) => own === '');
  return [
    ...beginning(worded.length > 0, firstTimeStep === true, words),
    ...worded.flatMap(({ own: text, strong }, index) => [
      ...(index === 0 ? [] : [plain(words.ownComma)]),
      { text, strong },
    ]),
    ...(worded.length > 0 && named.length > 0 ? [plain(words.further)] : []),
    ...named.flatMap(({ display_name, value, strong }, index) => [
      ...(index === 0 ? [] : [plain(index === named.length - 1 ? words.and : words.comma)]),
      { text: asSubject(display_name, words), strong: false, isName: true },
      plain(words.is),
      { text: value.replaceAll('_', ' '), strong },
    ]),
    plain(words.end),
  ];
}

/** An owner's words begin the sentence themselves. */
function beginning(inOwnWordsFirst: boolean, firstTimeStep: boolean, { begin, firstTimeStep: first }: LeadWords) {
  if (!inOwnWordsFirst) return [plain(firstTimeStep ? first.begin : begin)];
  return firstTimeStep ? [plain(`${first.whole} `)] : [];
}

const plain = (text: string): LeadPart => ({ text, strong: false });

const asSubject = (name: string, { opens, closes }: LeadWords) =>
  isQuestion(name) ? `${opens}${name.trim()}${closes}` : name;

/** How many letters a phone shows in three lines. */
const THREE_LINES = 100;

/** Whether the names in a sentence give way on a phone, where there is no room for all of it. */
export const isTooLong = (parts: readonly LeadPart[]): boolean =>
  parts.reduce((sum, { text }) => sum + text.length, 0) > THREE_LINES;

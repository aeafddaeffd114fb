import type { Text } from '@credence/text';
import { duration } from '@credence/text/duration';
import { isQuestion } from '@credence/ui/labels/isQuestion';
import { marks } from '../../features/meaning/questionMarks.js';
import type { HeadText } from './headSentences.js';

type Units = Text['overview']['units'];

/** What an overview says, with a mark for each name and number: texts alone, as the build writes them into the page. */
export interface OverviewWords {
  readonly locale: string;
  readonly percent: string;
  readonly between: string;
  readonly node: string;
  readonly nodes: string;
  readonly sharedWithOne: string;
  readonly sharedWith: string;
  readonly completed: string;
  readonly allDone: string;
  readonly timeLeft: string;
  readonly units: Units;
  readonly beyondWork: string;
  readonly continueWith: string;
  /** With a name that is a question itself, and its question mark. */
  readonly continueWithQuestion: string;
  readonly page: string;
  readonly pages: string;
}

/** Any number, where there is to be a mark. */
const ANY = 7;
const MARKED = `${marks.value}?`;

/** The texts of a catalogue. */
export function overviewWords({ overview: text, common }: Text): OverviewWords {
  const { locale } = common;
  const marked = (said: (number: number) => string, written = `${ANY}`) => said(ANY).replace(written, marks.value);
  return {
    locale,
    percent: marked(common.percent),
    between: text.subtitle(['', '']),
    node: text.nodes(1, '1'),
    nodes: text.nodes(ANY, marks.value),
    sharedWithOne: text.sharedWith(1),
    sharedWith: marked(text.sharedWith),
    completed: text.completed,
    allDone: text.allDone,
    timeLeft: marked(text.timeLeft, duration(ANY, locale, text.units)),
    units: text.units,
    beyondWork: text.beyondWork,
    continueWith: text.continueWith(marks.value),
    continueWithQuestion: text.continueWith(MARKED),
    page: text.pageUnit(1),
    pages: text.pageUnit(ANY),
  };
}

/** The words of the head from texts, and what leads on from there. */
export function headText(words: OverviewWords): HeadText & { readonly continueWith: (node: string) => string } {
  const { locale, completed, allDone, beyondWork } = words;
  const filled = (text: string, value: string, mark: string = marks.value) => text.replace(mark, () => value);
  return {
    overview: {
      completed,
      allDone,
      beyondWork,
      subtitle: (parts) => parts.join(words.between),
      nodes: (count, written) => (count === 1 ? words.node : filled(words.nodes, written)),
      sharedWith: (count) => (count === 1 ? words.sharedWithOne : filled(words.sharedWith, `${count}`)),
      timeLeft: (minutes) => filled(words.timeLeft, duration(minutes, locale, words.units)),
    },
    common: { locale, percent: (value) => filled(words.percent, `${value}`) },
    continueWith: (node) =>
      isQuestion(node) ? filled(words.continueWithQuestion, node.trim(), MARKED) : filled(words.continueWith, node),
  };
}

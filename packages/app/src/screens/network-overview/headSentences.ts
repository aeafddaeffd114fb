import type { NetworkOverview } from '@credence/api-client';
import { isBeyondWork } from '@credence/bayesnet';
import type { Text } from '@credence/text';

/** The words of the head, which the page's own script has without the rest of the catalogue. */
export interface HeadText {
  readonly overview: Pick<
    Text['overview'],
    'subtitle' | 'nodes' | 'sharedWith' | 'completed' | 'allDone' | 'timeLeft' | 'beyondWork'
  >;
  readonly common: Pick<Text['common'], 'locale' | 'percent'>;
}

/** What an overview says below the network's name. */
export interface HeadSentences {
  /** The title and the file, how many nodes there are, and whom they are shared with. */
  readonly subtitle: string;
  readonly percent: string;
  /** Behind the percentage: what remains. */
  readonly progress: string;
}

/** Length, in characters, that still fits on the line with the file's name. */
const SHORT = 80;

/** Whether a title is too long to share a line with the details of the file. */
export const isDescription = (title: string): boolean => title.length > SHORT;

/**
 * Words the head of an overview.
 * @param asked what the reader was asked for when they were invited
 * @param isHeld whether the user's answers take no change
 */
export function headSentences(
  overview: NetworkOverview,
  { asked, isHeld }: { readonly asked: string | undefined; readonly isHeld: boolean },
  { overview: text, common }: HeadText,
): HeadSentences {
  const { title, filename, nodeCount, sharedWith = 0, percentCompleted, minutesLeft } = overview;
  const subtitle = [
    // Its own full stop would stand before the dot that separates the parts.
    ...(title && !isDescription(title) ? [title.replace(/(?<!\.)\.$/u, '')] : []),
    // The heading already says it where the network has no title.
    ...(filename && filename !== overview.networkName ? [filename] : []),
    ...(nodeCount === undefined ? [] : [text.nodes(nodeCount, nodeCount.toLocaleString(common.locale))]),
    ...(sharedWith > 0 ? [text.sharedWith(sharedWith)] : []),
    ...(asked ? [asked] : []),
  ];
  const done = percentCompleted >= 100;
  const rest = done ? text.allDone : minutesLeft && !isHeld ? timeLeft(minutesLeft, text) : undefined;
  return {
    subtitle: text.subtitle(subtitle),
    percent: common.percent(percentCompleted),
    progress: text.subtitle([text.completed, ...(rest ? [rest] : [])]),
  };
}

function timeLeft(minutes: number, text: HeadText['overview']): string {
  return isBeyondWork(minutes) ? text.beyondWork : text.timeLeft(minutes);
}

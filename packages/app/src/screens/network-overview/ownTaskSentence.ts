import type { NetworkOverview } from '@credence/api-client';
import { byDueDay } from '../../ground/text/dueDay.js';
import type { Text } from '@credence/text';
import { ownNodes } from './ownPart.js';

/** "for you: 3 nodes, by Friday, 11 December": what the reader was asked for when they were invited. Undefined if nothing. */
export function ownTaskSentence(
  overview: NetworkOverview,
  now: Date,
  { overview: text, common }: Text,
): string | undefined {
  const own = ownNodes(overview);
  const isDone = (own ?? overview.nodes).every(({ completed }) => completed);
  const due = byDueDay(overview.part?.dueOn, now, common);
  const count = own?.length.toLocaleString(common.locale);
  const parts = [
    ...(own && count ? [text.nodes(own.length, count)] : []),
    ...(own && isDone ? [text.ownDone] : []),
    ...(due && !isDone ? [due] : []),
  ];
  return parts.length > 0 ? text.forYou(parts) : undefined;
}

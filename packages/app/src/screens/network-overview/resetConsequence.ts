import type { NodeSummary } from '@credence/api-client';
import type { Text } from '@credence/text';
import { calledBy, type NetworkActivity } from './activity/networkActivity.js';

/** What a reset of a node does, and whose answers it takes out, as far as that is known. */
export function resetConsequence(
  { id, display_name: name }: NodeSummary,
  activity: NetworkActivity | undefined,
  reader: string,
  { overview, activity: words, common }: Text,
): string {
  const consequence = overview.resetConsequence(name);
  const work = activity?.nodes.filter(({ nodeId, answers }) => nodeId === id && answers > 0) ?? [];
  if (work.length === 0) return consequence;
  const people = work.map((one) =>
    overview.answersOf(
      one.username === reader ? words.you : calledBy(one, common),
      words.answers(one.answers.toLocaleString(common.locale), one.answers === 1),
    ),
  );
  return `${consequence} ${overview.answersGoing(people.join(' · '))}`;
}

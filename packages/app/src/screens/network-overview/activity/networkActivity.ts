import type { components } from '@credence/api-client';
import type { Text } from '@credence/text';

/** Who takes part in a network, and who answered which node. */
export type NetworkActivity = components['schemas']['NetworkActivity'];

/** A person's name, or else their address. */
export function calledBy(
  { name, username }: { name: string; username: string | null },
  common: Text['common'],
): string {
  return name || username || common.formerUser;
}

/** The owner's name; undefined if it is unknown. */
export function ownerOf(activity: NetworkActivity | undefined, common: Text['common']): string | undefined {
  const owner = activity?.people.find(({ part }) => part === 'owner');
  return owner && calledBy(owner, common);
}

/** How many answers somebody gave, and how many of them count where these are not all. */
export function answerCountText(
  { given, answers }: { given: number; answers: number },
  text: Text['activity'],
  locale: string,
): string {
  const [all, counting] = [given, answers].map((count) => count.toLocaleString(locale)) as [string, string];
  return given > answers ? text.givenAndCounting(all, counting, answers === 1) : text.answers(counting, answers === 1);
}

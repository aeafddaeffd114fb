import type { components } from '@credence/api-client';
import type { Text } from '../../../text/english.js';

/** Who takes part in a network, and who answered which node. */
export type NetworkActivity = components['schemas']['NetworkActivity'];

/** A person's name, or else their address. */
export function calledBy(
  { name, username }: { name: string; username: string | null },
  text: Text['activity'],
): string {
  return name || username || text.formerUser;
}

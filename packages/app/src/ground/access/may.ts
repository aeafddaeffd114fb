import type { NetworkListEntry, Permission } from '@credence/api-client';
import { mayByType } from './mayByType.js';

type NetworkType = NetworkListEntry['type'];

/** What a server says of the user's role in a network. The specification's says the `type`, and that only in lists. */
interface Told {
  readonly type?: NetworkType;
  readonly may?: readonly Permission[];
}

/** Whether the user may do this with the network. What is offered is decided by this, never by the word for a role. */
export function may({ type, may: told }: Told, permission: Permission): boolean {
  if (told) return told.includes(permission);
  return (type === undefined ? members : [type]).every((each) => mayByType[each].includes(permission));
}

/** Whose network says nothing of a role: it is opened by its owner and by collaborators, so what both may is offered. */
const members: readonly NetworkType[] = ['owned', 'collaboration'];

/** Whether the network is the user's own. Says whose it is, not what they may do. */
export const isOwn = ({ type }: Pick<NetworkListEntry, 'type'>): boolean => type === 'owned';

/** The network once the user has another role in it. */
export const withType = (network: NetworkListEntry, type: NetworkType): NetworkListEntry => ({
  ...network,
  type,
  may: [...mayByType[type]],
});

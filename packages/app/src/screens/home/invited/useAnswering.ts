import type { NetworkListEntry, NextQuestion } from '@credence/api-client';
import { useRef, useState } from 'react';
import { changeNetwork, changes, type NetworkChange } from '../../../features/networks/changeNetwork.js';
import { firstQuestion } from './firstQuestion.js';
import type { KeptInvitation } from './keptInvitations.js';

/** An invitation that was accepted while the page is open. */
export interface Accepted {
  readonly network: NetworkListEntry;
  /** What is asked first; undefined if unknown. */
  readonly first: NextQuestion | undefined;
}

/** An invitation that was declined while the page is open. */
export interface Declined extends KeptInvitation {
  /** The invitations as listed when declining was taken back; undefined until then. */
  readonly undoneAt?: readonly NetworkListEntry[];
}

/**
 * Accepts and declines invitations, each once, and takes declining back.
 * @param onAnswered called after each attempt, successful or not, to load the lists again
 */
export function useAnswering(onAnswered: () => void) {
  // Rendered state updates too late: a double click would answer twice.
  const underWay = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [accepted, setAccepted] = useState<readonly Accepted[]>([]);
  const [declined, setDeclined] = useState<readonly Declined[]>([]);

  const change = async (what: NetworkChange, network: NetworkListEntry, then: () => Promise<void> | void) => {
    const { networkId } = network;
    if (underWay.current.has(networkId)) return;
    underWay.current.add(networkId);
    setBusy(new Set(underWay.current));
    const failure = await changeNetwork(what, network);
    if (failure === undefined) await then();
    underWay.current.delete(networkId);
    setBusy(new Set(underWay.current));
    setErrors(({ [networkId]: _, ...others }) =>
      failure === undefined ? others : { ...others, [networkId]: failure },
    );
    onAnswered();
  };
  const note = (one: Declined) =>
    setDeclined((before) => [...before.filter(({ network }) => network.networkId !== one.network.networkId), one]);

  return {
    busy,
    errors,
    accepted,
    declined,
    accept: (network: NetworkListEntry) =>
      change(changes.accept, network, async () => {
        const first = await firstQuestion(network);
        setAccepted((before) => [...before, { network, first }]);
      }),
    decline: (network: NetworkListEntry, at: number) => change(changes.decline, network, () => note({ network, at })),
    undo: (network: NetworkListEntry, at: number, undoneAt: readonly NetworkListEntry[]) =>
      change(changes.undoDecline, network, () => note({ network, at, undoneAt })),
  };
}

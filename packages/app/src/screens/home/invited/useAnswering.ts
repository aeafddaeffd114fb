import type { NetworkListEntry } from '@credence/api-client';
import { useRef, useState } from 'react';
import { changeNetwork, changes } from '../../../networks/changeNetwork.js';

/** An invitation that was answered while the page is open. */
export interface Answered {
  readonly network: NetworkListEntry;
  readonly answer: 'accept' | 'decline';
}

/**
 * Accepts and declines invitations, each once.
 * @param onAnswered called after each attempt, successful or not, to load the lists again
 */
export function useAnswering(onAnswered: () => void) {
  // Rendered state updates too late: a double click would answer twice.
  const underWay = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [answered, setAnswered] = useState<readonly Answered[]>([]);

  const answer = async (network: NetworkListEntry, given: Answered['answer']) => {
    const { networkId } = network;
    if (underWay.current.has(networkId)) return;
    underWay.current.add(networkId);
    setBusy(new Set(underWay.current));
    const failure = await changeNetwork(changes[given], network);
    underWay.current.delete(networkId);
    setBusy(new Set(underWay.current));
    if (failure === undefined) setAnswered((before) => [...before, { network, answer: given }]);
    setErrors(({ [networkId]: _, ...others }) =>
      failure === undefined ? others : { ...others, [networkId]: failure },
    );
    onAnswered();
  };

  return { busy, errors, answered, answer };
}

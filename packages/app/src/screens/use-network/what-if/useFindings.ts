import type { NodeState } from '@credence/api-client';
import { useSyncExternalStore } from 'react';
import { signedInUser } from '../../../ground/session/signedInUser.js';
import { createFindings } from './findings.js';

const findings = createFindings(signedInUser);

/** What is supposed to be known in a network, and how to change it. */
export function useFindings(networkId: string): [readonly NodeState[], (findings: readonly NodeState[]) => void] {
  const now = useSyncExternalStore(findings.subscribe, () => findings.of(networkId));
  return [now, (changed) => findings.set(networkId, changed)];
}

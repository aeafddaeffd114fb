import type { NodeState } from '@credence/api-client';

/** Supposes a node's first state, then each of its next ones, then nothing of it. */
export function nextFinding(
  findings: readonly NodeState[],
  { id, states }: { readonly id: string; readonly states: number },
): readonly NodeState[] {
  const at = findings.findIndex(({ node }) => node === id);
  const known = findings[at];
  if (!known) return [...findings, { node: id, state: 0 }];
  if (known.state + 1 >= states) return findings.toSpliced(at, 1);
  return findings.with(at, { node: id, state: known.state + 1 });
}

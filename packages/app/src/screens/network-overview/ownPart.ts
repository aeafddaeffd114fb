import type { NetworkOverview, NodeSummary } from '@credence/api-client';

/** The nodes that the reader was asked about, in file order. Undefined where that was all of them. */
export function ownNodes({ nodes, part }: Pick<NetworkOverview, 'nodes' | 'part'>): readonly NodeSummary[] | undefined {
  if (!part?.nodes) return undefined;
  const asked = new Set(part.nodes);
  const own = nodes.filter(({ id }) => asked.has(id));
  return own.length > 0 && own.length < nodes.length ? own : undefined;
}

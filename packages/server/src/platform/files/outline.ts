import { type NetworkNode, type Problem, readNetworkFile } from '@credence/bayesnet';

/** A node as stored in the database. */
export interface OutlineNode extends Omit<NetworkNode, 'states' | 'parents' | 'cpt'> {
  /** Names of the states. */
  readonly states: readonly string[];
  /** Keys of the parents, in the order of the table. */
  readonly parents: readonly string[];
  readonly hasNumbers: boolean;
}

/** What is stored of a network besides its file: everything but the numbers. */
export interface Outline {
  readonly format: string;
  readonly encoding: string;
  readonly name: string;
  readonly title: string;
  readonly nodes: readonly OutlineNode[];
}

/** The result of reading a file: an outline unless a problem is an error. */
export interface OutlineResult {
  readonly outline?: Outline;
  readonly problems: readonly Problem[];
}

export function readOutline(bytes: Uint8Array): OutlineResult {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) return { problems };
  const { network, format, encoding } = document;
  return {
    problems,
    outline: {
      format,
      encoding: encoding.name,
      name: network.name,
      title: network.description ?? '',
      nodes: network.nodes.map(({ cpt, states, parents, ...node }) => ({
        ...node,
        states: states.map(({ id }) => id),
        parents: parents.flatMap((parent) => network.nodes[parent]?.key ?? []),
        hasNumbers: cpt !== undefined,
      })),
    },
  };
}

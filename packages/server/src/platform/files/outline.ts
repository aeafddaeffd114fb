import { type NetworkNode, type Problem, readNetworkFile, type State } from '@credence/bayesnet';

/** A node as stored in the database. */
export interface OutlineNode extends Omit<NetworkNode, 'states' | 'parents' | 'cpt'> {
  /** Names of the states. */
  readonly states: readonly string[];
  /** What else the file says of each state; undefined if that is nothing. */
  readonly stateDetails: StateDetails[] | undefined;
  /** Keys of the parents, in the order of the table. */
  readonly parents: readonly string[];
  readonly hasNumbers: boolean;
}

/** What a file says of a state besides its name. */
type StateDetails = Omit<State, 'id'>;

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
        stateDetails: states.some(({ interval, description }) => interval ?? description)
          ? states.map(({ id: _id, ...details }) => details)
          : undefined,
        parents: parents.flatMap((parent) => network.nodes[parent]?.key ?? []),
        hasNumbers: cpt !== undefined,
      })),
    },
  };
}

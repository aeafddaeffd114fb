import type {
  components,
  NetworkListEntry,
  NetworkOutcomes,
  NetworkOverview,
  NetworkStructure,
  NetworkTables,
  OutcomesSave,
} from '@credence/api-client';
import {
  ancestorsAnd,
  type ColumnSource,
  configurationOfColumn,
  displayName,
  iterationOf,
  marginalOf,
  networkDisplayName,
  type NetworkFile,
  percentOfNetwork,
  writeNetworkFile,
} from '@credence/bayesnet';
import { type MemoryNode, memoryNode } from './memoryNode.js';
import { memoryTables, numbersOf } from './memoryTables.js';

export type MemoryNetwork = ReturnType<typeof memoryNetwork>;

/** One network that is assessed in memory, from its file to the same file with the answers in it. */
export function memoryNetwork(networkId: string, filename: string, file: NetworkFile) {
  const network = { ...file.network, nodes: file.network.nodes.map((node) => ({ ...node, name: displayName(node) })) };
  const nodes = new Map<string, MemoryNode>();
  for (const node of network.nodes) {
    if (node.notAssessed) continue;
    const parents = node.parents.flatMap((parent) => network.nodes[parent] ?? []);
    nodes.set(node.key, memoryNode(networkId, node, parents));
  }
  const all = [...nodes.values()];
  const sum = (of: (node: MemoryNode) => number) => all.reduce((total, node) => total + of(node), 0);
  const judged = new Map<string, Feedback>();
  let lastModified = new Date().toISOString();
  let changes = 0;
  let named: NetworkOutcomes = { outcomes: [], cases: [], revision: '0', mayName: true };

  const percentCompleted = () =>
    percentOfNetwork({
      total: sum(({ columns }) => columns),
      done: sum(({ columns, open }) => columns - open()),
      largest: Math.max(0, ...all.map(({ columns }) => columns)),
      nodes: all.length,
      nodesDone: sum(({ columns, open }) => (columns - open()) / columns),
    });

  return {
    filename,
    node: (nodeId: string) => nodes.get(nodeId),

    /** Call after every change. */
    touch() {
      lastModified = new Date().toISOString();
      changes += 1;
    },

    entry(): NetworkListEntry {
      const named = network.name ? { networkName: network.name } : {};
      return { networkId, filename, type: 'owned', lastModified, percentCompleted: percentCompleted(), ...named };
    },

    overview(hasSubmittedFeedback: boolean): NetworkOverview {
      const summaries = all.map((node) => node.summary());
      const begun = all.find((_, index) => summaries[index]?.inProgress);
      const next = begun ?? all.find((node) => node.open() > 0);
      return {
        networkId,
        networkName: networkDisplayName({ name: network.name, filename }),
        title: network.description ?? '',
        percentCompleted: percentCompleted(),
        hasSubmittedFeedback,
        nodes: summaries,
        filename,
        nodeCount: network.nodes.length,
        sharedWith: 0,
        minutesLeft: summaries.reduce((total, { estimatedTime }) => total + estimatedTime, 0),
        notAssessed: network.nodes.flatMap(({ key, id, name, notAssessed }) =>
          notAssessed ? [{ id: key, name: id, display_name: name, reason: notAssessed, text: '' }] : [],
        ),
        ...(next
          ? { nextQuestion: { nodeId: next.node.key, iteration: next.first(), display_name: next.node.name } }
          : {}),
      };
    },

    structure(): NetworkStructure {
      return {
        networkId,
        nodes: network.nodes.map(({ key, id, name, kind, parents, position, notAssessed }) => ({
          id: key,
          name: id,
          display_name: name,
          kind,
          parents: parents.flatMap((parent) => network.nodes[parent]?.key ?? []),
          ...(position ? { position } : {}),
          ...(notAssessed ? { reason: notAssessed } : {}),
        })),
      };
    },

    tables: (): NetworkTables => memoryTables(network, nodes, { networkId, revision: String(changes) }),

    outcomes: (): NetworkOutcomes => named,

    /** Undefined if newer ones have been saved than those that were loaded. */
    nameOutcomes({ outcomes, cases }: OutcomesSave, loaded: string | null): NetworkOutcomes | undefined {
      if (loaded !== null && loaded !== named.revision) return undefined;
      return (named = { ...named, outcomes, cases, revision: String(Number(named.revision) + 1) });
    },

    /** What follows from the answers of a node and its ancestors; undefined if there is no such node. */
    feedback(nodeId: string): components['schemas']['NodeFeedback'] | undefined {
      const asked = nodes.get(nodeId);
      if (!asked) return undefined;
      const inferred = new Map(all.map((node) => [node.node.key, node.inferred()]));
      const open = [...ancestorsAnd(nodeId, inferred)].filter((key) => nodes.get(key)?.open() !== 0);
      const found = open.length > 0 ? 'open' : marginalOf(nodeId, inferred);
      const feedback = judged.get(nodeId);
      return {
        node: asked.variable,
        ...(found === 'open' || found === 'budget'
          ? { distribution: null, missing: found === 'open' ? 'open' : 'too-large' }
          : { distribution: found }),
        openNodes: open,
        ...(feedback ? { feedback } : {}),
      };
    },

    judge: (nodeId: string, { plausible, comment = '' }: components['schemas']['NodeFeedbackSave']) =>
      void judged.set(nodeId, { plausible, comment, savedAt: new Date().toISOString() }),

    /** The file with the numbers of every answered or decided column replaced. */
    bytes(): Uint8Array {
      const begun = all.filter(({ columns, open }) => open() < columns);
      return writeNetworkFile(file, new Map(begun.map((node) => [node.node.key, columnsOf(node)])));
    },
  };
}

type Feedback = NonNullable<components['schemas']['NodeFeedback']['feedback']>;

function columnsOf({ node, radices, decisionOf }: MemoryNode): ColumnSource {
  return (column) => {
    const decision = decisionOf(iterationOf(configurationOfColumn(column, radices) ?? [], radices));
    return decision && numbersOf(decision, node.cpt !== undefined);
  };
}

import { buildNetwork } from './buildNetwork.js';
import type { ReadResult } from './format.js';
import { limits } from '../network/limits.js';
import { ownName } from './ownName.js';
import type { ProblemList } from './problemList.js';
import { cut } from './quote.js';
import type { RawNode } from './rawNode.js';

/** What a format's reader collected from a file, in the words of the file. */
export interface Collected {
  /** The format's id. */
  readonly format: string;
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly nodes: readonly RawNode[];
  /** Where nodes were expected: the position to report if there are none. */
  readonly nodesAt: number;
  /** Whether commas and brackets may stand between numbers, beside blanks. */
  readonly punctuated?: boolean;
}

/** The last step of reading, the same for every format: checks what was collected and puts the network together. */
export function buildDocument(collected: Collected, problems: ProblemList): ReadResult {
  const { format, source, name, description, nodes, nodesAt, punctuated = false } = collected;
  if (nodes.length === 0 && !problems.refused) problems.error({ code: 'no-nodes', params: {}, offset: nodesAt });
  const built = buildNetwork({ source, punctuated }, nodes, problems);
  if (!built || problems.refused) return { problems: problems.all() };
  return {
    document: {
      format,
      source,
      network: {
        name: cut(ownName(name), limits.name),
        ...(description === '' ? {} : { description: cut(description, limits.description) }),
        nodes: built.nodes,
      },
      places: built.places,
    },
    problems: problems.all(),
  };
}

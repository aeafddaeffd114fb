import { limits } from '../network/limits.js';
import type { ProblemList, LocatedProblem } from './problemList.js';
import type { RawNode, Word } from './rawNode.js';

/** Reports the first limit on nodes, states and names that a network exceeds, in whichever format it came. */
export function exceedsLimits(nodes: readonly RawNode[], problems: ProblemList): boolean {
  const report = tooMany(nodes) ?? nodes.map(tooLarge).find((found) => found !== undefined);
  if (report) problems.error(report);
  return report !== undefined;
}

function tooMany(nodes: readonly RawNode[]): LocatedProblem | undefined {
  const limit = limits.nodes;
  const first = nodes[limit];
  return first && { code: 'too-many-nodes', params: { limit }, offset: first.offset };
}

function tooLarge(node: RawNode): LocatedProblem | undefined {
  const { id, offset, states } = node;
  const beyond = states[limits.states];
  if (beyond) {
    return { code: 'too-many-states', params: { node: id, limit: limits.states }, offset: beyond.offset };
  }
  return (
    tooLong('node', { text: id, offset }) ??
    tooLong('display-name', { text: node.name ?? '', offset }) ??
    states.map((state) => tooLong('state', state)).find((found) => found !== undefined)
  );
}

function tooLong(reason: 'node' | 'display-name' | 'state', { text, offset }: Word): LocatedProblem | undefined {
  if (text.length <= limits.name) return undefined;
  return { code: 'name-too-long', params: { reason, name: text, limit: limits.name }, offset };
}

/** Reports that the file holds more numbers than allowed. */
export function tellTooManyNumbers(node: Pick<RawNode, 'id' | 'offset' | 'table'>, problems: ProblemList): void {
  problems.error({
    code: 'too-many-numbers',
    params: { node: node.id, limit: limits.numbers },
    offset: node.table?.offset ?? node.offset,
  });
}

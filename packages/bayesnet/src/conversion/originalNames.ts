import type { FullNode } from '../formats/format.js';
import { asItIs } from '../formats/making/asItIs.js';
import { originalOf, originalOfElement } from '../formats/making/identifiers.js';

interface Names {
  readonly node: (id: string) => string;
  readonly state: (id: string) => string;
}

const identifiers: Names = { node: originalOf, state: originalOf };
const elements: Names = { node: originalOfElement, state: originalOfElement };
const textStates: Names = { node: originalOf, state: asItIs };

/** How the names of a file are read; where all must be identifiers unless a format is here. */
const byFormat: ReadonlyMap<string, Names> = new Map([
  ['xmlbif', elements],
  ['net', textStates],
  ['dsc', textStates],
  ['elvira', textStates],
  ['pgmx', { node: asItIs, state: asItIs }],
  ['uai', { node: asItIs, state: asItIs }],
]);

/** The nodes with the names that their identifiers were made of, unless two would be the same then. */
export function withOriginalNames(nodes: readonly FullNode[], from?: string): FullNode[] {
  const names = byFormat.get(from ?? '') ?? identifiers;
  const ids = originals(
    nodes.map(({ id }) => id),
    names.node,
  );
  return nodes.map((node, place) => {
    const id = ids[place] ?? node.id;
    const states = originals(
      node.states.map((state) => state.id),
      names.state,
    );
    return {
      ...node,
      id,
      // What people call it is theirs, whatever it looks like.
      name: node.name === node.id ? id : node.name,
      states: node.states.map((state, at) => ({ ...state, id: states[at] ?? state.id })),
    };
  });
}

function originals(ids: readonly string[], originalOfId: (id: string) => string): readonly string[] {
  const found = ids.map(originalOfId);
  return new Set(found).size < found.length ? ids : found;
}

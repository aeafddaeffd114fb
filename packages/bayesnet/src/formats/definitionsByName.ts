import type { ProblemList } from './problemList.js';
import type { Word } from './rawNode.js';

/** What a file says of a node apart from the node itself: its parents and its table. */
interface Definition {
  readonly offset: number;
  /** The node that it is for. */
  readonly of: Word;
}

/** The definitions by the node that each is for. One for a node that is not there, and a second one, is reported. */
export function definitionsByName<Found extends Definition>(
  definitions: readonly Found[],
  names: ReadonlySet<string>,
  problems: ProblemList,
): Map<string, Found> {
  const byName = new Map<string, Found>();
  for (const definition of definitions) {
    const { of, offset } = definition;
    if (!names.has(of.text)) {
      const params = { reason: 'definition', other: of.text } as const;
      problems.error({ code: 'unknown-parent', params, offset: of.offset });
    } else if (byName.has(of.text)) {
      problems.error({ code: 'repeated-element', params: { reason: 'definition', node: of.text }, offset });
    } else byName.set(of.text, definition);
  }
  return byName;
}

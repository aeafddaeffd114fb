import type { RawTable } from '../rawNode.js';
import type { Potential } from './pgmxVariable.js';

/** Whether a potential is a list of numbers; version 1.0 has a second name for that. */
export function isTable({ type }: Potential): boolean {
  return /^(?:prob)?table$/i.test(type);
}

/** Whether it says nothing yet: OpenMarkov gives every new variable the same probability for each of its states. */
export function isUniform({ type }: Potential): boolean {
  return type === 'Uniform';
}

/**
 * The table of a potential. The first of its variables varies fastest, which is the one that is decided. Undefined if it
 * has no numbers yet.
 */
export function tableOf(potential: Potential, source: string): RawTable | undefined {
  const { values, offset } = potential;
  if (isUniform(potential) || (isTable(potential) && !values)) return undefined;
  if (!values || !isTable(potential)) return { offset, unread: true };
  const at = source.lastIndexOf('<', values.extent.opened - 1);
  return { runs: values.runs, offset: at, unread: values.unread };
}

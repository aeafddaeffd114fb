import { configurationAt } from '../cpt/iteration.js';

/**
 * Which way a parent is expected to push a node: in the order of the states, one that increases makes the later states
 * of the node likelier the later its own state.
 */
export type Direction = 'increases' | 'decreases' | 'unknown';

/** Two questions that differ in this parent alone and whose answers go against its direction. */
export interface Contradiction {
  readonly parent: number;
  /** The one with the parent's earlier state first. */
  readonly iterations: readonly [number, number];
}

/**
 * Where answers contradict the directions of the parents: first-order stochastic dominance fails between two answered
 * questions that stand next to each other in a parent's states, those without an answer passed over. At most so many.
 */
export function contradictionsOf(
  { radices, directions }: { readonly radices: readonly number[]; readonly directions: readonly Direction[] },
  answers: ReadonlyMap<number, readonly number[]>,
  limit: number,
): Contradiction[] {
  const found: Contradiction[] = [];
  for (const [parent, direction] of directions.entries()) {
    if (direction === 'unknown') continue;
    for (const line of linesAlong(parent, radices, [...answers.keys()])) {
      for (let index = 1; index < line.length && found.length < limit; index += 1) {
        const [earlier, later] = [line[index - 1] ?? 0, line[index] ?? 0];
        const [low, high] = direction === 'increases' ? [earlier, later] : [later, earlier];
        if (!dominates(answers.get(high) ?? [], answers.get(low) ?? []))
          found.push({ parent, iterations: [earlier, later] });
      }
    }
  }
  return found;
}

/** The iterations in groups that differ in one parent alone, each group in the order of that parent's states. */
function linesAlong(parent: number, radices: readonly number[], iterations: readonly number[]): number[][] {
  const lines = new Map<string, { iteration: number; state: number }[]>();
  for (const iteration of iterations) {
    const configuration = configurationAt(iteration, radices);
    if (!configuration) continue;
    const state = configuration[parent] ?? 0;
    const key = configuration.with(parent, 0).join();
    const line = lines.get(key) ?? [];
    line.push({ iteration, state });
    lines.set(key, line);
  }
  return [...lines.values()].map((line) => line.sort((a, b) => a.state - b.state).map(({ iteration }) => iteration));
}

/** Whether the later states are at least as likely in one answer as in another, from whichever state on they are counted. */
function dominates(answer: readonly number[], other: readonly number[]): boolean {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [total, otherTotal] = [sum(answer), sum(other)];
  let tail = 0;
  let otherTail = 0;
  for (let state = answer.length - 1; state > 0; state -= 1) {
    tail += answer[state] ?? 0;
    otherTail += other[state] ?? 0;
    // Multiplied out: whole numbers, so that equal shares are equal.
    if (tail * otherTotal < otherTail * total) return false;
  }
  return true;
}

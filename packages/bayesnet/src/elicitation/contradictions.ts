import { configurationAt } from '../cpt/iteration.js';

/**
 * The direction in which a parent is expected to influence a node. With 'increases', later states of the parent make
 * later states of the node more likely.
 */
export type Direction = 'increases' | 'decreases' | 'unknown';

/** Two questions that differ only in this parent and whose answers contradict its direction. */
export interface Contradiction {
  readonly parent: number;
  /** The question with the parent's earlier state comes first. */
  readonly iterations: readonly [number, number];
}

/**
 * The answers that contradict the parents' directions: first-order stochastic dominance fails between two answered
 * questions adjacent in one parent's states, skipping unanswered ones. Returns at most `limit` of them.
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

/** The iterations grouped so that each group differs in one parent only, sorted by that parent's state. */
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

/** True if, from every state on, the later states are at least as likely in `answer` as in `other`. */
function dominates(answer: readonly number[], other: readonly number[]): boolean {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [total, otherTotal] = [sum(answer), sum(other)];
  let tail = 0;
  let otherTail = 0;
  for (let state = answer.length - 1; state > 0; state -= 1) {
    tail += answer[state] ?? 0;
    otherTail += other[state] ?? 0;
    // Cross-multiplied to stay in whole numbers, so that equal shares compare as equal.
    if (tail * otherTotal < otherTail * total) return false;
  }
  return true;
}

import { percentDone } from '@credence/bayesnet';

/** A combination as it is sent. */
export interface ModelCombination {
  nodes: Record<string, number> | -1;
  value: number[];
  number?: number;
}

interface Timed {
  value: number[];
  sequence: number;
}

/** The rules of decisions and answers over a list of every question: slow, plain, and without the product's searches. */
export class Model {
  /** Parent states by iteration, from 0; neighbours differ in one parent. */
  readonly #configurations: number[][];
  #answers = new Map<number, Timed>();
  #combinations: (ModelCombination & { sequence: number })[] = [];
  #sequence = 0;

  constructor(radices: readonly number[]) {
    let list: number[][] = [[]];
    for (const radix of radices) {
      list = list.flatMap((prefix, index) => {
        const states = Array.from({ length: radix }, (_, state) => state);
        return (index % 2 === 0 ? states : states.reverse()).map((state) => [...prefix, state]);
      });
    }
    this.#configurations = list;
  }

  get total(): number {
    return this.#configurations.length;
  }

  reset(): void {
    this.#answers.clear();
    this.#combinations = [];
  }

  answer(iteration: number, value: number[]): void {
    this.#answers.set(iteration, { value, sequence: (this.#sequence += 1) });
  }

  save(combinations: readonly ModelCombination[]): void {
    const sequence = (this.#sequence += 1);
    const content = ({ nodes, value }: ModelCombination) => JSON.stringify([nodes, value]);
    const before = new Map(this.#combinations.map((combination) => [content(combination), combination.sequence]));
    this.#combinations = combinations.map((combination) => ({
      ...combination,
      sequence: before.get(content(combination)) ?? sequence,
    }));
  }

  #winner(iteration: number) {
    const configuration = this.#configurations[iteration - 1] ?? [];
    const matching = this.#combinations.filter(
      ({ nodes }) =>
        nodes === -1 || Object.entries(nodes).every(([parent, state]) => configuration[Number(parent)] === state),
    );
    return matching.find(({ nodes }) => nodes !== -1) ?? matching[0];
  }

  #isOpen(iteration: number): boolean {
    return !this.#answers.has(iteration) && !this.#winner(iteration);
  }

  /** The open question after this one, from the beginning where there is none behind. */
  next(iteration: number): number | null {
    for (let step = 1; step <= this.total; step += 1) {
      const candidate = ((iteration - 1 + step) % this.total) + 1;
      if (this.#isOpen(candidate)) return candidate;
    }
    return null;
  }

  percent(): number {
    const closed = this.#configurations.filter((_, index) => !this.#isOpen(index + 1)).length;
    return percentDone(closed, this.total);
  }

  /** What the question's screen shows. */
  question(iteration: number) {
    const answer = this.#answers.get(iteration);
    const winner = this.#winner(iteration);
    const counts = answer && (!winner || answer.sequence > winner.sequence) ? answer : winner;
    let previous: number | null = iteration - 1;
    while (previous > 0 && this.#winner(previous)) previous -= 1;
    if (previous === 0) previous = null;
    const next = this.next(iteration);
    return {
      currentValues: counts?.value ?? [50, 50],
      answered: answer !== undefined,
      previousIteration: previous,
      nextIteration: next === iteration ? null : next,
      isLastIteration: next === null || next === iteration,
      percentCompleted: this.percent(),
    };
  }
}

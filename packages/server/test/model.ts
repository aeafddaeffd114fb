import { percentDone, questionOrder } from '@credence/bayesnet';

/** A combination as sent. */
export interface ModelCombination {
  nodes: Record<string, number> | -1;
  value: number[];
  number?: number;
}

interface Timed {
  value: number[];
  sequence: number;
}

/** The rules of decisions and answers over a list of all questions: slow, simple, without the product's searches. */
export class Model {
  /** Parent states by iteration, from 0; neighbours differ in one parent. */
  readonly #configurations: number[][];
  readonly #radices: readonly number[];
  #answers = new Map<number, Timed>();
  /** What the only person set aside. */
  readonly #aside = new Set<number>();
  #combinations: (ModelCombination & { sequence: number })[] = [];
  #sequence = 0;

  constructor(radices: readonly number[]) {
    this.#radices = radices;
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
    this.#aside.clear();
    this.#combinations = [];
  }

  /** Withdraws the answer, if there is one. */
  setAside(iteration: number): void {
    this.#sequence += 1;
    this.#answers.delete(iteration);
    this.#aside.add(iteration);
  }

  answer(iteration: number, value: number[]): void {
    this.#aside.delete(iteration);
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

  isOpen(iteration: number): boolean {
    return !this.#answers.has(iteration) && !this.#winner(iteration);
  }

  /** The questions that no combination decides. The order is the product's; the model itself knows which they are. */
  #asked(): readonly number[] {
    const combinations = this.#combinations.map(({ nodes, value, number = 1 }) => ({
      number,
      value,
      nodes:
        nodes === -1
          ? ('rest' as const)
          : new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
    }));
    const { listed = [] } = questionOrder(combinations, this.#radices);
    const asked = this.#configurations.flatMap((_, index) => (this.#winner(index + 1) ? [] : [index + 1]));
    if ([...listed].sort((a, b) => a - b).join() !== asked.join()) throw new Error('other questions are asked');
    return listed;
  }

  /** The questions before and after this one. An unasked one is placed just before the next iteration that is asked. */
  #around(iteration: number): { before: readonly number[]; after: readonly number[] } {
    const asked = this.#asked();
    const isAsked = asked.includes(iteration);
    const stand = isAsked ? iteration : Math.min(...asked.filter((other) => other > iteration));
    const place = asked.includes(stand) ? asked.indexOf(stand) : asked.length;
    return { before: asked.slice(0, place), after: asked.slice(isAsked ? place + 1 : place) };
  }

  /** The next open question that was not set aside, wrapping around to the beginning. */
  nextOpen(iteration: number): number | null {
    const { before, after } = this.#around(iteration);
    return [...after, ...before].find((other) => this.isOpen(other) && !this.#aside.has(other)) ?? null;
  }

  /** Like nextOpen, but in a finished node the next question to review. */
  next(iteration: number): number | null {
    const { before, after } = this.#around(iteration);
    const finished = ![...before, iteration, ...after].some((other) => this.isOpen(other));
    return finished ? (after[0] ?? null) : this.nextOpen(iteration);
  }

  percent(): number {
    const closed = this.#configurations.filter((_, index) => !this.isOpen(index + 1)).length;
    return percentDone(closed, this.total);
  }

  /** The content of the question's screen. */
  question(iteration: number) {
    const answer = this.#answers.get(iteration);
    const winner = this.#winner(iteration);
    const counts = answer && (!winner || answer.sequence > winner.sequence) ? answer : winner;
    const next = this.next(iteration);
    return {
      currentValues: counts?.value ?? [50, 50],
      answered: answer !== undefined && counts === answer,
      previousIteration: this.#around(iteration).before.at(-1) ?? null,
      nextIteration: next,
      isLastIteration: next === null,
      percentCompleted: this.percent(),
    };
  }
}

/** An answer as somebody handed it in. Its `mark`, which is its comment, is given once. */
export interface Handed {
  readonly mark: string;
  readonly iteration: number;
  readonly sliders: readonly number[];
}

/** What the server tells of one question at the end. */
export interface Found {
  readonly iteration: number;
  /** The answers in its history. */
  readonly history: readonly { readonly comment: string; readonly sliders: readonly number[] }[];
  /** The answer that counts; null where there is none. */
  readonly current: readonly number[] | null;
}

/**
 * The book that an outsider keeps: which answers were on their way, and which of them the client saw acknowledged, whatever
 * became of it afterwards.
 */
export class Ledger {
  readonly #handed = new Map<string, Handed>();
  readonly #acknowledged = new Set<string>();

  handIn(answer: Handed): void {
    this.#handed.set(answer.mark, answer);
  }

  acknowledge(mark: string): void {
    this.#acknowledged.add(mark);
  }

  isAcknowledged(mark: string): boolean {
    return this.#acknowledged.has(mark);
  }

  get handed(): number {
    return this.#handed.size;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  get iterations(): number[] {
    return [...new Set([...this.#handed.values()].map(({ iteration }) => iteration))];
  }

  /** Lays what the server has beside the book. */
  compare(questions: readonly Found[]) {
    const times = new Map<string, number>();
    const foreign: string[] = [];
    const notCurrent: number[] = [];
    for (const { iteration, history, current } of questions) {
      for (const { comment, sliders } of history) {
        const handed = this.#handed.get(comment);
        if (handed?.iteration !== iteration || String(handed.sliders) !== String(sliders)) foreign.push(comment);
        else times.set(comment, (times.get(comment) ?? 0) + 1);
      }
      if (String(history[0]?.sliders ?? null) !== String(current)) notCurrent.push(iteration);
    }
    return {
      /** Acknowledged, and not there. */
      lost: [...this.#acknowledged].filter((mark) => !times.has(mark)),
      doubled: [...times].filter(([, count]) => count > 1).map(([mark]) => mark),
      /** In the history, but never given like this. */
      foreign,
      /** Questions whose answer is not the newest of their history. */
      notCurrent,
      /** There without an acknowledgement that arrived: both are right for these. */
      silent: [...times.keys()].filter((mark) => !this.#acknowledged.has(mark)).length,
    };
  }
}

/** What `compare` has to say when all is well. */
export const allThere = { lost: [], doubled: [], foreign: [], notCurrent: [] };

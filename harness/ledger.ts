/** An answer as it was submitted. Its `mark`, stored as its comment, is unique. */
export interface Handed {
  readonly mark: string;
  readonly iteration: number;
  readonly sliders: readonly number[];
}

/** The server's final state of one question. */
export interface Found {
  readonly iteration: number;
  /** The answers in its history. */
  readonly history: readonly { readonly comment: string; readonly sliders: readonly number[] }[];
  /** The answer that counts; null if there is none. */
  readonly current: readonly number[] | null;
}

/**
 * An independent record of which answers were submitted and which of them the client saw acknowledged, whatever
 * happened to them afterwards.
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

  /** Compares the server's data with the record. */
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
      /** Acknowledged but missing. */
      lost: [...this.#acknowledged].filter((mark) => !times.has(mark)),
      doubled: [...times].filter(([, count]) => count > 1).map(([mark]) => mark),
      /** In the history, but never submitted like this. */
      foreign,
      /** Questions whose current answer is not the newest in their history. */
      notCurrent,
      /** Stored although no acknowledgement arrived: for these, stored and missing are both correct. */
      silent: [...times.keys()].filter((mark) => !this.#acknowledged.has(mark)).length,
    };
  }
}

/** The result of `compare` if all is well. */
export const allThere = { lost: [], doubled: [], foreign: [], notCurrent: [] };

import { type BrokenChain, type SealedEntry, sealOf } from './chain.js';

/** Entries that follow each other. */
interface Piece {
  first: number;
  firstPrevious: string;
  last: number;
  lastHash: string;
}

/**
 * Checks a chain whose entries come in any order, as a table stores them, and keeps nothing of it but the ends of what hangs
 * together by now.
 */
export class ChainPieces {
  readonly #byFirst = new Map<number, Piece>();
  readonly #byLast = new Map<number, Piece>();
  #broken: BrokenChain | undefined;

  take(entry: SealedEntry): void {
    const { number, previous, hash } = entry;
    if (hash !== sealOf(entry, previous)) this.#break({ number, reason: 'changed' });
    const before = this.#byLast.get(number - 1);
    const after = this.#byFirst.get(number + 1);
    if (before && before.lastHash !== previous) this.#break({ number, reason: 'missing' });
    if (after && after.firstPrevious !== hash) this.#break({ number: number + 1, reason: 'missing' });
    if (before) this.#byLast.delete(before.last);
    if (after) this.#byFirst.delete(after.first);
    const piece = {
      ...(before
        ? { first: before.first, firstPrevious: before.firstPrevious }
        : { first: number, firstPrevious: previous }),
      ...(after ? { last: after.last, lastHash: after.lastHash } : { last: number, lastHash: hash }),
    };
    this.#byFirst.set(piece.first, piece);
    this.#byLast.set(piece.last, piece);
  }

  /** The first entry that does not fit, once all have come. */
  findBreak(): BrokenChain | undefined {
    const [, second] = [...this.#byFirst.keys()].sort((a, b) => a - b);
    if (second !== undefined) this.#break({ number: second, reason: 'missing' });
    return this.#broken;
  }

  #break(found: BrokenChain): void {
    if (!this.#broken || found.number < this.#broken.number) this.#broken = found;
  }
}

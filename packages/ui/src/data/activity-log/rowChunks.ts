/** Rows that come and go together. */
export const CHUNK = 25;

/** A stretch of rows: from the first up to, not including, the last. */
export interface RowChunk {
  readonly first: number;
  readonly end: number;
}

/** The stretches of a list, in order. */
export function rowChunks(count: number): RowChunk[] {
  return Array.from({ length: Math.ceil(count / CHUNK) }, (_, index) => ({
    first: index * CHUNK,
    end: Math.min(count, (index + 1) * CHUNK),
  }));
}

/** The number of rows that are mounted and unmounted together. */
export const CHUNK = 25;

/** A chunk of rows: from the first up to, but not including, the last. */
export interface RowChunk {
  readonly first: number;
  readonly end: number;
}

/** The chunks of a list, in order. */
export function rowChunks(count: number): RowChunk[] {
  return Array.from({ length: Math.ceil(count / CHUNK) }, (_, index) => ({
    first: index * CHUNK,
    end: Math.min(count, (index + 1) * CHUNK),
  }));
}

/** Something to say of a line, counted from 1. */
export interface Note {
  readonly line: number;
  readonly text: string;
}

export interface Transformed {
  readonly code: string;
  /** What was changed. */
  readonly changes: readonly Note[];
  /** What a person has to look at. */
  readonly hints: readonly Note[];
}

export const inOrder = (notes: readonly Note[]): readonly Note[] => [...notes].sort((a, b) => a.line - b.line);

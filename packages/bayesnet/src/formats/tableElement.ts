import { lineStartBefore } from './indentation.js';
import type { Insertion } from './tablePlace.js';

/** An element's extent in the file: the offsets of the end of its opening tag and of the end of its closing tag. */
export interface Extent {
  readonly opened: number;
  readonly closed: number;
}

/** Inserts numbers into an existing empty element; `<probabilities/>` is opened up for them. */
export function intoElement(source: string, name: string, { opened, closed }: Extent): Insertion {
  // A self-closing element ends with its tag.
  if (opened !== closed) return { start: opened, end: opened, text: between('', '') };
  const slash = source.lastIndexOf('/', closed - 1);
  const start = source.slice(0, slash).trimEnd().length;
  return { start, end: closed, text: between('>', `</${name}>`) };
}

/** Inserts a new element after its neighbour, on a line of its own if the neighbour has one. */
export function afterElement(source: string, name: string, neighbour: Extent): Insertion {
  const line = lineStartBefore(source, source.lastIndexOf('<', neighbour.opened - 1));
  return { start: neighbour.closed, end: neighbour.closed, text: between(`${line}<${name}>`, `</${name}>`) };
}

/** Writes numbers with blanks between them, inside what comes before and after. */
export function between(before: string, after: string): Insertion['text'] {
  return (rows) => before + rows.flat().join(' ') + after;
}

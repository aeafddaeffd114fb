import { lineStartBefore } from './indentation.js';
import type { InsertionPlace } from './tablePlace.js';

/** An element's extent in the file: the offsets of the end of its opening tag and of the end of its closing tag. */
export interface Extent {
  readonly opened: number;
  readonly closed: number;
}

type Insertion = Pick<InsertionPlace, 'start' | 'end' | 'before' | 'after'>;

/** Inserts numbers into an existing empty element; `<probabilities/>` is opened up for them. */
export function intoElement(source: string, name: string, { opened, closed }: Extent): Insertion {
  // A self-closing element ends with its tag.
  if (opened !== closed) return { start: opened, end: opened, before: '', after: '' };
  const slash = source.lastIndexOf('/', closed - 1);
  const start = source.slice(0, slash).trimEnd().length;
  return { start, end: closed, before: '>', after: `</${name}>` };
}

/** Inserts a new element after its neighbour, on a line of its own if the neighbour has one. */
export function afterElement(source: string, name: string, neighbour: Extent): Insertion {
  const line = lineStartBefore(source, source.lastIndexOf('<', neighbour.opened - 1));
  return { start: neighbour.closed, end: neighbour.closed, before: `${line}<${name}>`, after: `</${name}>` };
}

import { lineStartBefore } from './indentation.js';
import type { InsertionPlace } from './tablePlace.js';

/** An element of the file by its tags: offsets of the end of its opening tag and of the end of its closing tag. */
export interface Extent {
  readonly opened: number;
  readonly closed: number;
}

type Insertion = Pick<InsertionPlace, 'start' | 'end' | 'before' | 'after'>;

/** Numbers go into an element that is there and has none; `<probabilities/>` has to be opened for them. */
export function intoElement(source: string, name: string, { opened, closed }: Extent): Insertion {
  // A self-closing element ends where its tag ends.
  if (opened !== closed) return { start: opened, end: opened, before: '', after: '' };
  const slash = source.lastIndexOf('/', closed - 1);
  const start = source.slice(0, slash).trimEnd().length;
  return { start, end: closed, before: '>', after: `</${name}>` };
}

/** A new element goes after its neighbour, on a line of its own where the neighbour has one. */
export function afterElement(source: string, name: string, neighbour: Extent): Insertion {
  const line = lineStartBefore(source, source.lastIndexOf('<', neighbour.opened - 1));
  return { start: neighbour.closed, end: neighbour.closed, before: `${line}<${name}>`, after: `</${name}>` };
}

import { lineStartBefore } from '../indentation.js';
import type { RawNode } from '../rawNode.js';
import { afterElement, intoElement } from '../tableElement.js';
import type { Insertion } from '../tablePlace.js';
import type { PgmxReader } from './pgmxReader.js';
import { isUniform } from './table.js';
import type { Potential, PgmxVariable } from './pgmxVariable.js';

/** What is needed to write a table that is missing. */
export interface PgmxFile {
  readonly source: string;
  readonly version: string;
  /** Each variable as other elements refer to it, by its offset. */
  readonly references: ReadonlyMap<number, string>;
  /** Where further potentials go. */
  readonly place: Omit<Insertion, 'text'>;
}

/** What of a file is needed to write tables that are missing. */
export function fileOf(reader: PgmxReader, source: string): PgmxFile {
  return {
    source,
    version: reader.version,
    references: new Map(reader.variables.map((variable) => [variable.offset, reference(variable)])),
    place: placeOfPotentials(reader, source),
  };
}

/** Where and how to write the table of a variable that has none. */
export function insertion(
  variable: PgmxVariable,
  potential: Potential | undefined,
  parents: readonly RawNode[],
  file: PgmxFile,
): Insertion {
  return potential ? insertValues(potential, file.source) : insertPotential(variable, parents, file);
}

/** Inserts numbers into a potential that has none, which is a table from then on. */
function insertValues(potential: Potential, source: string): Insertion {
  const numbers = insertNumbers(potential, source);
  if (!isUniform(potential)) return numbers;
  const type = typeIn(potential, source);
  const between = source.slice(type.end, numbers.start);
  return { ...numbers, start: type.start, text: (rows) => `Table${between}${numbers.text(rows)}` };
}

/** Where the numbers of a potential go, in the place of what a uniform one lists. */
function insertNumbers(potential: Potential, source: string): Insertion {
  const { opened, values, variablesExtent } = potential;
  if (!values) return afterElement(source, 'Values', variablesExtent ?? { opened, closed: opened });
  const { extent } = values;
  const empty = intoElement(source, 'Values', extent);
  if (!isUniform(potential) || extent.opened === extent.closed) return empty;
  return { ...empty, end: source.lastIndexOf('<', extent.closed - 1) };
}

/** Where a potential's opening tag says which type it is. */
function typeIn({ offset, opened }: Potential, source: string): { readonly start: number; readonly end: number } {
  for (const attribute of source.slice(offset, opened).matchAll(/\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const [whole, name, value = ''] = attribute;
    if (name !== 'type') continue;
    const end = offset + attribute.index + whole.length - 1;
    return { start: end - value.length + 2, end };
  }
  throw new Error('A potential without a type is not uniform.');
}

/** Inserts a potential behind the others. */
function insertPotential(variable: PgmxVariable, parents: readonly RawNode[], file: PgmxFile): Insertion {
  const { source, version, references, place } = file;
  const line = lineStartBefore(source, variable.offset);
  const variables = [variable, ...parents].map(({ offset }) => references.get(offset) ?? '').join('');
  const role = version.startsWith('1') ? '' : ' role="conditionalProbability"';
  const text: Insertion['text'] = (rows) =>
    `${line}<Potential type="Table"${role}><Variables>${variables}</Variables>` +
    `<Values>${rows.flat().join(' ')}</Values></Potential>`;
  return { ...place, text };
}

/** Where potentials go: into their part of the network, which a file without any may lack. */
function placeOfPotentials({ parts, networkEnd }: PgmxReader, source: string): Omit<Insertion, 'text'> {
  const part = parts.get('Potentials');
  const line = lineStartBefore(source, source.lastIndexOf('<', (parts.get('Variables')?.opened ?? 1) - 1));
  if (!part) return { start: networkEnd, end: networkEnd, around: [`${line}<Potentials>`, `${line}</Potentials>`] };
  if (part.opened === part.closed) {
    const start = source.slice(0, source.lastIndexOf('/', part.closed - 1)).trimEnd().length;
    return { start, end: part.closed, around: ['>', `${line}</Potentials>`] };
  }
  const end = source.slice(part.opened, source.lastIndexOf('<', part.closed - 1)).trimEnd().length + part.opened;
  return { start: end, end };
}

/** A variable as other elements refer to it. */
function reference({ name, timeSlice }: PgmxVariable): string {
  const slice = timeSlice === undefined ? '' : ` timeSlice="${escaped(timeSlice)}"`;
  return `<Variable name="${escaped(name)}"${slice} />`;
}

/** A text as it is written in an attribute. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

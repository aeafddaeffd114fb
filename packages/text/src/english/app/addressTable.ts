import { list, numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;
const listed = (lines: readonly number[], of: number) =>
  list.format([
    ...lines.map((line) => numbers.format(line)),
    ...(of > lines.length ? [`${numbers.format(of - lines.length)} more`] : []),
  ]);

/** What becomes of a table of addresses: a file, or what was copied from one. */
export const addressTable = {
  read: 'Read a CSV',
  hint: 'A CSV can be dropped or pasted here, such as the list of participants from REDCap: of it only the addresses are taken.',
  added: (addresses: number) => `${count(addresses, 'address', 'addresses')} from the table.`,
  left: (most: number, left: number) =>
    `${numbers.format(most)} at most: ${numbers.format(left)} more ${left === 1 ? 'is' : 'are'} in the table.`,
  twice: (addresses: number) =>
    `${count(addresses, 'address was', 'addresses were')} there already, and ${addresses === 1 ? 'is' : 'are'} asked once.`,
  /** The first of the lines, and how many there are. */
  without: (lines: readonly number[], of: number) =>
    `No complete e-mail address in ${of === 1 ? 'line' : 'lines'} ${listed(lines, of)}.`,
  none: 'There is no address in this table that is not here already.',
  'too-large': 'This table is larger than 1 MB.',
  'too-many-lines': (most: number) => `This table has more than ${numbers.format(most)} lines.`,
  control: (line: number, column: number) =>
    `In line ${numbers.format(line)}, column ${numbers.format(column)} is a character that no text has, so nothing was read. Save the table as CSV, and try again.`,
  quotes: (line: number, column: number) =>
    `The quotation mark in line ${numbers.format(line)}, column ${numbers.format(column)} is not closed where its cell ends, so nothing was read.`,
  unreadable: 'This file could not be read. Save it as CSV, and try again.',
};

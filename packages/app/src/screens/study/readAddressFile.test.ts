import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../ground/tables/decodeText.js';
import { type FoundAddresses, isTable, readAddressFile, readAddressTable } from './readAddressFile.js';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const [ann, ben] = ['ann@example.org', 'ben@example.org'];
const found = (addresses: readonly string[], without: readonly number[] = []): FoundAddresses => ({
  kind: 'addresses',
  addresses,
  without,
});

describe('R-3078: a table of addresses', () => {
  test.each([
    ['one a line', `${ann}\r\n${ben}\r\n`],
    ['with commas', `Name,E-mail,Place\nAnn,${ann},Ulm\nBen,${ben},Graz\n`],
    ['with semicolons, and commas in the names', `Berger, Ann;${ann}\nKeller, Ben;${ben}`],
    ['with tabs', `Ann\t${ann}\nBen\t${ben}`],
    [
      'in quotation marks, separators and line ends included',
      `"Berger, ""Ann""\nDr.","${ann}"\n"Keller",'${ben}'`.replaceAll("'", '"'),
    ],
    ['in different columns', `${ann},,\n,,${ben}`],
    ['with blank rows', `\r\n;\r\nName;Mail\r\n\r\nAnn;${ann}\r\n\r\nBen;${ben}`],
    ['as a mail program writes them', `"Ann Berger <${ann}>"\nBen Keller <${ben}>`],
    ['several in a cell', `panel;${ann}, ${ben}`],
  ])('is read %s', async (_, text) => {
    expect(await readAddressTable(text)).toEqual(found([ann, ben]));
  });

  test('keeps what was meant to be an address and cannot be right, but no heading', async () => {
    expect(await readAddressTable(`E-mail;Place\n${ann};Ulm\ne.schmidt(at)uke.example;Graz\n;Linz\n${ben};`)).toEqual(
      found([ann, 'e.schmidt(at)uke.example', ben], [3, 4]),
    );
  });

  test.each([
    ['UTF-8', bytes('ü@example.org')],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'ü@example.org')],
    ['Latin-1', bytes([0xfc], '@example.org')],
    [
      'UTF-16 with its mark',
      Uint8Array.from([0xff, 0xfe, ...[...'ü@example.org'].flatMap((sign) => [sign.charCodeAt(0), 0])]),
    ],
  ])('is read in %s', async (_, file) => {
    expect(decodeText(file)).toBe('ü@example.org');
    expect(await readAddressFile(new Blob([file]))).toEqual(found(['ü@example.org']));
  });

  test('is none if it is larger than 1 MB, or cannot be opened', async () => {
    expect(await readAddressFile(new Blob(['a'.repeat(1_000_001)]))).toEqual({ kind: 'too-large' });
    expect(await readAddressTable('a'.repeat(1_000_001))).toEqual({ kind: 'too-large' });
    const locked = Object.assign(new Blob([ann]), { arrayBuffer: () => Promise.reject(new Error()) });
    expect(await readAddressFile(locked)).toEqual({ kind: 'unreadable' });
    expect(await readAddressFile(new Blob([ann]))).toEqual(found([ann]));
    expect(await readAddressFile(new Blob([]))).toEqual(found([]));
  });

  test.each([
    ['a formula', `=cmd|'/c calc'!A1@x\n${ann}`, found(["=cmd|'/c calc'!A1@x", ann], [1])],
    ['markup', `<img src=x onerror=alert(1)>@x\n${ann}`, found(['img src=x onerror=alert(1)', ann], [1])],
    ['marks of direction', `a\u202Enn@example.org\n${ann}`, found(['a nn@example.org', ann], [1])],
    ['an endless cell', `${'a'.repeat(5000)}@x.example`, found(['a'.repeat(300)], [1])],
  ])('does nothing worse than give chips: %s', async (_, text, expected) => {
    expect(await readAddressTable(text)).toEqual(expected);
  });

  test('with a million separators or marks is read all the same', async () => {
    expect(await readAddressTable(`${','.repeat(500_000)}${ann}`)).toEqual(found([ann]));
    expect(await readAddressTable(`${'"'.repeat(500_000)},${ann}`)).toEqual(found([ann]));
    expect(await readAddressTable(`${'<'.repeat(500_000)}@`)).toMatchObject({ addresses: [expect.any(String)] });
  });
});

describe('R-3244: a list as REDCap or a spreadsheet exports it', () => {
  test.each(['Email', 'email', 'E-Mail', '"Participant E-mail Address"', 'E-Mail-Adresse', 'participant_email'])(
    'is read below the heading %s, and in no other column',
    async (heading) => {
      const list = `record_id,${heading},Name,Invited by\n1,${ann},"Berger, Ann",c@example.org\n2,${ben},Keller,\n`;
      expect(await readAddressTable(list)).toEqual(found([ann, ben]));
    },
  );

  test('says in which lines there is no address, whatever its cells hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), has: fc.boolean() }), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        async (people, separator, end) => {
          const clean = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const lines = people.map(({ name, has }, at) =>
            [quoted(clean(name)), `"${at}\n"`, has ? `e${at}@example.org` : ''].join(separator),
          );
          const text = [['Name', 'Id', 'Email'].join(separator), ...lines].join(end);
          // Each of the rows takes two lines, because of what is in its second cell.
          const without = people.flatMap(({ has }, at) => (has ? [] : [2 + 2 * at]));
          const addresses = people.flatMap(({ has }, at) => (has ? [`e${at}@example.org`] : []));
          expect(await readAddressTable(text)).toEqual(found(addresses, without));
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each([
    ['no text', 'PK\u0000\u0003', { kind: 'control', line: 1, column: 3 }],
    ['an order to a terminal', `Email\n${ann}\n"\u001b[2J"`, { kind: 'control', line: 3, column: 2 }],
    ['a quotation mark that is never closed', `Name,Email\nAnn,"${ann}\nBen`, { kind: 'quotes', line: 2, column: 5 }],
    ['one that is closed too early', `Email\n"${ann}" x`, { kind: 'quotes', line: 2, column: 1 }],
  ])('is refused with its place: %s', async (_, text, refusal) => {
    expect(await readAddressTable(text)).toEqual(refusal);
  });

  test('has 1,000 lines at most', async () => {
    const lines = (count: number) => `${`${ann}\n`.repeat(count)}\n\n`;
    expect(await readAddressTable(lines(1_001))).toEqual({ kind: 'too-many-lines' });
    expect(await readAddressTable(lines(1_000))).toMatchObject({ kind: 'addresses' });
  });
});

test('R-3246: a pasted table is told from addresses that follow each other', () => {
  expect(isTable(`Name,Email\nAnn,${ann}`)).toBe(true);
  expect(isTable(`Ann\t${ann}`)).toBe(true);
  for (const text of [`${ann}, ${ben}`, `${ann}\n${ben}`, ann, `Ann Berger <${ann}>, ${ben}\n`, 'Name,Place\nAnn,Ulm'])
    expect(isTable(text)).toBe(false);
});

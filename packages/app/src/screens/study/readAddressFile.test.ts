import { describe, expect, test } from 'vitest';
import { addressesIn, decode, readAddressFile } from './readAddressFile.js';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const [ann, ben] = ['ann@example.org', 'ben@example.org'];

describe('R-3078: a file of addresses', () => {
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
    ['as a mail program writes them', `"Ann Berger <${ann}>"\nBen Keller <${ben}>`],
    ['several in a cell', `panel;${ann}, ${ben}`],
  ])('is read %s', (_, text) => {
    expect(addressesIn(text)).toEqual([ann, ben]);
  });

  test('keeps what was meant to be an address and cannot be right, but no heading', () => {
    expect(addressesIn(`E-mail;Place\n${ann};Ulm\ne.schmidt(at)uke.example;Graz\n;Linz\n${ben};`)).toEqual([
      ...[ann, 'e.schmidt(at)uke.example', ben],
    ]);
  });

  test.each([
    ['UTF-8', bytes('ü@example.org')],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'ü@example.org')],
    ['Latin-1', bytes([0xfc], '@example.org')],
    [
      'UTF-16 with its mark',
      Uint8Array.from([0xff, 0xfe, ...[...'ü@example.org'].flatMap((sign) => [sign.charCodeAt(0), 0])]),
    ],
  ])('is read in %s', (_, file) => {
    expect(addressesIn(decode(file)!)).toEqual(['ü@example.org']);
  });

  test('is none if it is larger than 1 MB, or no text', async () => {
    expect(await readAddressFile(new Blob(['a'.repeat(1_000_001)]))).toEqual({ kind: 'too-large' });
    expect(await readAddressFile(new Blob([bytes('PK', [0, 3, 4, 0], ann)]))).toEqual({ kind: 'unreadable' });
    expect(await readAddressFile(new Blob([ann]))).toEqual({ kind: 'addresses', addresses: [ann] });
    expect(await readAddressFile(new Blob([]))).toEqual({ kind: 'addresses', addresses: [] });
  });

  test.each([
    ['a formula', `=cmd|'/c calc'!A1@x\n${ann}`, ["=cmd|'/c calc'!A1@x", ann]],
    ['markup', `<img src=x onerror=alert(1)>@x\n${ann}`, ['img src=x onerror=alert(1)', ann]],
    ['control characters and marks of direction', `a\u202Enn@\u0007example.org\n${ann}`, ['a nn@ example.org', ann]],
    ['an endless cell', `${'a'.repeat(5000)}@x.example`, ['a'.repeat(300)]],
    ['a quotation mark that is never closed', `"${ann}\n${ben}`, [ann, ben]],
  ])('does nothing worse than give chips: %s', (_, text, found) => {
    expect(addressesIn(text)).toEqual(found);
  });

  test('with a million separators or marks is read all the same', () => {
    expect(addressesIn(`${','.repeat(500_000)}${ann}`)).toEqual([ann]);
    expect(addressesIn(`${'"'.repeat(500_000)},${ann}`)).toEqual([ann]);
    expect(addressesIn(`${'<'.repeat(500_000)}@`)).toHaveLength(1);
  });
});

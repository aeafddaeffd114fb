import type { ProblemCode } from '../problem.js';

/** What a file is that is no XML, and what to do about it. */
export interface ForeignBytes {
  readonly code: Extract<ProblemCode, 'empty-file' | 'not-xml' | 'unsupported-encoding'>;
  readonly message: string;
}

const upload = 'upload the network as XDSL or XMLBIF';

const notXml = (what: string, todo = upload): ForeignBytes => ({
  code: 'not-xml',
  message: `This is ${what}, not an XML file: ${todo}.`,
});

const unsupported = (what: string): ForeignBytes => ({
  code: 'unsupported-encoding',
  message: `The file is encoded in ${what}, which we do not read: save it as UTF-8.`,
});

/** Beginnings of files that people take for networks, or that say how the file is encoded. */
const beginnings: readonly (readonly [readonly number[], ForeignBytes])[] = [
  [[0x50, 0x4b], notXml('a ZIP archive', 'unpack it and upload the network inside')],
  [[0x1f, 0x8b], notXml('a gzip archive', 'unpack it and upload the network inside')],
  [[0x89, 0x50, 0x4e, 0x47], notXml('a PNG picture')],
  [[0xff, 0xd8, 0xff], notXml('a JPEG picture')],
  [[0x47, 0x49, 0x46, 0x38], notXml('a GIF picture')],
  [[0x25, 0x50, 0x44, 0x46], notXml('a PDF document')],
  [[0x4d, 0x5a], notXml('a Windows program')],
  [[0x7f, 0x45, 0x4c, 0x46], notXml('a Linux program')],
  [[0xff, 0xfe, 0x00, 0x00], unsupported('UTF-32')],
  [[0x00, 0x00, 0xfe, 0xff], unsupported('UTF-32')],
  [[0x00, 0x00, 0x00, 0x3c], unsupported('UTF-32')],
  [[0x3c, 0x00, 0x00, 0x00], unsupported('UTF-32')],
  [[0x3c, 0x00], unsupported('UTF-16 without a byte order mark')],
  [[0x00, 0x3c], unsupported('UTF-16 without a byte order mark')],
  [[0x4c, 0x6f, 0xa7, 0x94], unsupported('EBCDIC')],
  [[0x2b, 0x2f, 0x76], unsupported('UTF-7')],
  [[0x2b, 0x41, 0x44, 0x77], unsupported('UTF-7')],
];

/** What a file is by its first bytes, where it is clearly no XML in an encoding that is read. */
export function foreignBytes(bytes: Uint8Array): ForeignBytes | undefined {
  if (bytes.length === 0) return { code: 'empty-file', message: `The file is empty: ${upload}.` };
  const known = beginnings.find(([beginning]) => beginning.every((byte, index) => bytes[index] === byte));
  return known?.[1];
}

/** What a text is by its first characters, where it is clearly no XML. */
export function foreignText(source: string): ForeignBytes | undefined {
  const beginning = source.slice(0, 512).trimStart().slice(0, 20).toLowerCase();
  if (beginning === '' && source.trim() === '') {
    return { code: 'empty-file', message: `The file holds nothing but blanks: ${upload}.` };
  }
  if (/^<(?:!doctype\s+html|html)/.test(beginning)) return notXml('a web page (HTML)');
  if (/^[{[]/.test(beginning)) return notXml('a JSON file');
  if (/^(?:net|bnet|network)\b/.test(beginning)) {
    return notXml('a network in another format', 'save it as XDSL or XMLBIF and upload that');
  }
  if (beginning !== '' && !beginning.replace(/^\ufeff/, '').startsWith('<')) return notXml('a text');
  return undefined;
}

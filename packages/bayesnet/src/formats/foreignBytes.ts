import type { Coded } from '../coded.js';
import type { ProblemParams } from '../problem.js';
import { decodeWindows1252 } from './windows1252.js';

/** Why a file is not XML. */
export type ForeignBytes = Coded<Pick<ProblemParams, 'empty-file' | 'not-xml' | 'unsupported-encoding'>>;

const notXml = (reason: Exclude<ProblemParams['not-xml']['reason'], 'text'>): ForeignBytes => ({
  code: 'not-xml',
  params: { reason },
});

const unsupported = (encoding: string): ForeignBytes => ({
  code: 'unsupported-encoding',
  params: { reason: 'recognized', encoding },
});

const unmarked: ForeignBytes = { code: 'unsupported-encoding', params: { reason: 'unmarked-utf-16' } };

/** Signatures of files that people mistake for networks, or that reveal the file's encoding. */
const beginnings: readonly (readonly [readonly number[], ForeignBytes])[] = [
  [[0x50, 0x4b], notXml('zip')],
  [[0xd0, 0xcf, 0x11, 0xe0], notXml('office')],
  ...[2, 3, 4, 5].map((protocol) => [[0x80, protocol], notXml('pickle')] as const),
  // With the file's name in it, it is an archive; R compresses its data without one.
  [[0x1f, 0x8b, 0x08, 0x08], notXml('gzip')],
  [[0x1f, 0x8b], notXml('compressed')],
  [[0x42, 0x5a, 0x68], notXml('compressed')],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], notXml('compressed')],
  [[0x89, 0x50, 0x4e, 0x47], notXml('png')],
  [[0xff, 0xd8, 0xff], notXml('jpeg')],
  [[0x47, 0x49, 0x46, 0x38], notXml('gif')],
  [[0x25, 0x50, 0x44, 0x46], notXml('pdf')],
  [[0x4d, 0x5a], notXml('windows-program')],
  [[0x7f, 0x45, 0x4c, 0x46], notXml('linux-program')],
  [[0xff, 0xfe, 0x00, 0x00], unsupported('UTF-32')],
  [[0x00, 0x00, 0xfe, 0xff], unsupported('UTF-32')],
  [[0x00, 0x00, 0x00, 0x3c], unsupported('UTF-32')],
  [[0x3c, 0x00, 0x00, 0x00], unsupported('UTF-32')],
  [[0x3c, 0x00], unmarked],
  [[0x00, 0x3c], unmarked],
  [[0x4c, 0x6f, 0xa7, 0x94], unsupported('EBCDIC')],
  [[0x2b, 0x2f, 0x76], unsupported('UTF-7')],
  [[0x2b, 0x41, 0x44, 0x77], unsupported('UTF-7')],
];

/** Identifies a file by its first bytes if it clearly is not XML in a supported encoding. */
export function foreignBytes(bytes: Uint8Array): ForeignBytes | undefined {
  if (bytes.length === 0) return { code: 'empty-file', params: { reason: 'no-bytes' } };
  const known = beginnings.find(([beginning]) => beginning.every((byte, index) => bytes[index] === byte));
  if (known?.[1].params.reason === 'zip' && isOffice(bytes)) return notXml('office');
  return known?.[1] ?? (isUnmarkedUtf16(bytes) ? unmarked : undefined);
}

/** Whether a file begins, as texts of all formats do, with two signs of ASCII, here of two bytes each. */
function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  const isSign = (at: number) => (bytes[at] ?? 0) >= 9 && (bytes[at] ?? 0) < 127;
  const isZero = (at: number) => bytes[at] === 0;
  return (isSign(0) && isZero(1) && isSign(2) && isZero(3)) || (isZero(0) && isSign(1) && isZero(2) && isSign(3));
}

/** Office programs write ZIP archives, with folders of theirs in it or, first, the type of the document. */
function isOffice(bytes: Uint8Array): boolean {
  const beginning = decodeWindows1252(bytes.subarray(0, 65_536));
  return /\[Content_Types\]\.xml|(?:xl|word|ppt)\/\w|mimetypeapplication\/vnd\.oasis/.test(beginning);
}

/** Identifies a text by its first characters if it is empty, or of a kind that everybody knows and that holds no network. */
export function foreignText(source: string): ForeignBytes | undefined {
  const beginning = source.slice(0, 512).trimStart().slice(0, 20).toLowerCase();
  if (beginning === '' && source.trim() === '') {
    return { code: 'empty-file', params: { reason: 'only-blanks' } };
  }
  if (/^<(?:!doctype\s+html|html)/.test(beginning)) return notXml('html');
  // RTF, in which WordPad and Word save a text.
  if (beginning.startsWith('{\\rtf')) return notXml('office');
  if (/^[{[]/.test(beginning)) return notXml('json');
  return undefined;
}

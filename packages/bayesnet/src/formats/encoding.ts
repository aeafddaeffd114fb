import type { Coded } from '../coded.js';
import { type Problem, type ProblemParams, START } from '../problem.js';
import { foreignBytes } from './foreignBytes.js';
import { limits } from '../network/limits.js';
import { problemAt, ProblemList } from './problemList.js';
import { decodeWindows1252, encodeWindows1252 } from './windows1252.js';

/** How a file's bytes encode its characters. */
export interface FileEncoding {
  /** The encoding used to decode it. ISO-8859-1 and US-ASCII are decoded as windows-1252, which contains them. */
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** The name exactly as written in the file's XML declaration. */
  readonly declared?: string;
  /** True if the file begins with a byte order mark. */
  readonly bom: boolean;
}

/** A file's text and its encoding, perhaps with a doubt about it, or why it cannot be decoded. */
export type DecodedSource =
  | { readonly source: string; readonly encoding: FileEncoding; readonly warning?: Problem; readonly problem?: never }
  | { readonly problem: Problem; readonly source?: never; readonly warning?: never };

const names: ReadonlyMap<string, FileEncoding['name']> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso_8859-1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['us-ascii', 'windows-1252'],
  ['ascii', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
]);

/**
 * The text of a file, decoded by its byte order mark, else by its XML declaration, else as UTF-8, or as windows-1252 what
 * is neither XML nor UTF-8. The mark is not part of the text; `encodeSource` puts it back.
 */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  if (bytes.length > limits.bytes) {
    return refuse({ code: 'too-large', params: { reason: 'file', limit: limits.bytes } });
  }
  const foreign = foreignBytes(bytes);
  if (foreign) return refuse(foreign);
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return decodeUnicode(bytes.subarray(3), 'utf-8', true);
  if (startsWith(bytes, 0xff, 0xfe)) return decodeUnicode(bytes.subarray(2), 'utf-16le', true);
  if (startsWith(bytes, 0xfe, 0xff)) return decodeUnicode(bytes.subarray(2), 'utf-16be', true);
  const declared = declaredEncoding(decodeWindows1252(bytes.subarray(0, 1024)));
  const name = names.get(declared?.toLowerCase() ?? 'utf-8');
  // A declaration that can be read byte by byte is not in UTF-16: programs of .NET write so what they make as a string.
  if (declared !== undefined && /^utf-16(?:le|be)?$/i.test(declared)) {
    const unicode = decodeUnicode(bytes, 'utf-8', false);
    return unicode.problem ? unicode : { ...unicode, warning: doubt(declared, 'UTF-8') };
  }
  if (name === undefined) {
    return refuse({ code: 'unsupported-encoding', params: { reason: 'declared', encoding: declared ?? '' } });
  }
  if (name === 'windows-1252') {
    // Text in an 8-bit encoding is hardly ever valid UTF-8 by chance; the declaration is what is wrong.
    const unicode = bytes.some((byte) => byte > 127) ? decodeUnicode(bytes, 'utf-8', false) : undefined;
    if (unicode?.source !== undefined) return { ...unicode, warning: doubt(declared ?? '', 'UTF-8') };
    return { source: decodeWindows1252(bytes), encoding: encoding(name, false, declared) };
  }
  const decoded = decodeUnicode(bytes, name, false);
  // Only XML says how it is encoded. A text that is no UTF-8 is from a program that writes one byte for a character.
  if (decoded.problem && declared === undefined && !beginsAsXml(bytes)) {
    const source = decodeWindows1252(bytes);
    const at = strayByte(bytes);
    const warning = at === undefined ? undefined : told(source, at);
    return { source, encoding: encoding('windows-1252', false, undefined), ...(warning ? { warning } : {}) };
  }
  return decoded;
}

/** Whether the first sign is one that only XML begins with. */
function beginsAsXml(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > 32);
  return first === undefined || first === 0x3c;
}

/** The bytes of a text; the inverse of `decodeSource`. */
export function encodeSource(source: string, { name, bom }: FileEncoding): Uint8Array {
  if (name === 'windows-1252') return encodeWindows1252(source);
  if (name === 'utf-8') return new TextEncoder().encode(bom ? `\ufeff${source}` : source);
  const text = bom ? `\ufeff${source}` : source;
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), name === 'utf-16le');
  }
  return new Uint8Array(view.buffer);
}

function decodeUnicode(
  bytes: Uint8Array,
  name: Exclude<FileEncoding['name'], 'windows-1252'>,
  bom: boolean,
): DecodedSource {
  try {
    const source = new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);
    return { source, encoding: encoding(name, bom, declaredEncoding(source.slice(0, 1024))) };
  } catch {
    return { problem: invalidProblem(bytes, name) };
  }
}

/** Reports the first character that cannot be decoded, located by binary search for the longest valid prefix. */
function invalidProblem(bytes: Uint8Array, name: string): Problem {
  const decode = (length: number) =>
    new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), { stream: true });
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      decode(middle);
      good = middle;
    } catch {
      bad = middle;
    }
  }
  const beginning = decode(good);
  const problems = new ProblemList(beginning);
  problems.error({
    code: 'invalid-encoding',
    params: { reason: 'bytes', encoding: name.toUpperCase() },
    offset: beginning.length,
  });
  return problems.all()[0] as Problem;
}

function encoding(name: FileEncoding['name'], bom: boolean, declared: string | undefined): FileEncoding {
  return { name, bom, ...(declared === undefined ? {} : { declared }) };
}

/** The encoding named in an XML declaration; JavaBayes 0.2 writes the declaration in capitals. */
function declaredEncoding(beginning: string): string | undefined {
  const declaration = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(beginning);
  return declaration?.[1] ?? declaration?.[2];
}

function startsWith(bytes: Uint8Array, ...beginning: number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

function doubt(declared: string, encoding: string): Problem {
  return problemAt(START, { code: 'doubtful-encoding', params: { declared, encoding } }, 'warning');
}

/** The doubt about a text that is nearly all UTF-8, at its first character that is not. */
function told(source: string, offset: number): Problem | undefined {
  const problems = new ProblemList(source);
  problems.warning({ code: 'mixed-encoding', params: {}, offset });
  return problems.all()[0];
}

function refuse(report: Coded<ProblemParams>): DecodedSource {
  return { problem: problemAt(START, report) };
}

/**
 * Where the first byte is that belongs to no character of UTF-8, in a text of which most characters beyond ASCII are
 * UTF-8; undefined for a text in an 8-bit encoding, which hardly ever looks like UTF-8 by chance.
 */
function strayByte(bytes: Uint8Array): number | undefined {
  let first: number | undefined;
  let stray = 0;
  let whole = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes, at);
    if (length > 1) whole += 1;
    else if (length === 0) {
      first ??= at;
      stray += 1;
    }
    at += length || 1;
  }
  return whole >= stray ? first : undefined;
}

/** How many bytes the character of UTF-8 at an offset has; 0 if there is none. */
function lengthOf(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

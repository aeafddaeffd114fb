import { type Problem, START } from '../problem.js';
import { decodeSource, encodeSource, type FileEncoding } from './encoding.js';
import { foreignText } from './foreignBytes.js';
import type { NetworkDocument, Tables } from './format.js';
import { detectFormat, formatOf } from './formats.js';
import { otherFormat } from './otherFormats.js';
import { problemAt } from './problemList.js';
import { readUnknown } from './readUnknown.js';
import { decodeWindows1252 } from './windows1252.js';

/** A document together with its byte encoding. */
export interface NetworkFile extends NetworkDocument {
  readonly encoding: FileEncoding;
}

/** The result of reading bytes: a document unless a problem is an error. */
export interface ReadFileResult {
  readonly document?: NetworkFile;
  readonly problems: readonly Problem[];
}

/**
 * Reads the bytes of a file: detects its encoding and format, and parses the network. Never throws on bad input;
 * everything wrong is in `problems`, each with a code, its parameters, a position and one plain sentence.
 */
export function readNetworkFile(bytes: Uint8Array): ReadFileResult {
  const decoded = decodeSource(bytes);
  if (decoded.problem) {
    // What cannot be decoded may be another program's text: its own encoding is not what is wrong with it.
    const other = otherFormat(decodeWindows1252(bytes.subarray(0, 65_536)));
    return { problems: [other ? problemAt(START, other) : decoded.problem] };
  }
  const { source, encoding, warning } = decoded;
  const format = detectFormat(source);
  if (format) {
    const { document, problems } = format.read(source);
    if (!document) return { problems };
    return { document: { ...document, encoding }, problems: warning ? [...problems, warning] : problems };
  }
  const foreign = otherFormat(source) ?? foreignText(source);
  if (foreign) return { problems: [problemAt(START, foreign)] };
  return { problems: readUnknown(source) };
}

/**
 * The bytes of a file with new columns in place, in the file's own encoding: every byte outside the answered columns is
 * as it was uploaded. Without tables the result is exactly the bytes that were read.
 *
 * @throws RangeError for a key that names no assessed node, and for an invalid distribution
 */
export function writeNetworkFile(file: NetworkFile, tables: Tables): Uint8Array {
  const format = formatOf(file.format);
  if (!format) throw new RangeError(`There is no format ${file.format}.`);
  return encodeSource(format.write(file, tables), file.encoding);
}

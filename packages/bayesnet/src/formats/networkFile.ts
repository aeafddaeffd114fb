import { type Problem, START } from '../problem.js';
import { decodeSource, encodeSource, type FileEncoding } from './encoding.js';
import { foreignText } from './foreignBytes.js';
import type { NetworkDocument, Tables } from './format.js';
import { detectFormat, formatOf } from './formats.js';
import { problemAt } from './problemList.js';
import { readUnknown } from './readUnknown.js';

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
  if (decoded.problem) return { problems: [decoded.problem] };
  const { source, encoding } = decoded;
  const format = detectFormat(source);
  if (format) {
    const { document, problems } = format.read(source);
    return document ? { document: { ...document, encoding }, problems } : { problems };
  }
  const foreign = foreignText(source);
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

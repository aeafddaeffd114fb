import { bif } from './bif/index.js';
import { dne } from './dne/index.js';
import { dsc } from './dsc/index.js';
import { dsl } from './dsl/index.js';
import { elvira } from './elvira/index.js';
import { net } from './net/index.js';
import { pgmx } from './pgmx/index.js';
import { uai } from './uai/index.js';
import { xdsl } from './xdsl/index.js';
import { xmlbif } from './xmlbif/index.js';
import type { NetworkFormat } from './format.js';

/** Every format, in the order of detection. */
export const formats: readonly NetworkFormat[] = [
  xdsl,
  xmlbif,
  pgmx,
  bif,
  net,
  dsl,
  dsc,
  // Before DNE, which begins with the same word.
  elvira,
  dne,
  uai,
];

/** The format of a text, determined by its outermost element and never by its file name. */
export function detectFormat(source: string): NetworkFormat | undefined {
  return formats.find((format) => format.detect(source));
}

/** The format with that id. */
export function formatOf(id: string): NetworkFormat | undefined {
  return formats.find((format) => format.id === id);
}

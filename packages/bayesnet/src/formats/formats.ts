import type { FormatId, NetworkFormat } from './format.js';
import { xdsl } from './xdsl/index.js';
import { xmlbif } from './xmlbif/index.js';

/** Every format, in the order in which a file is tried. */
export const formats: readonly NetworkFormat[] = [xdsl, xmlbif];

/** The format of a text by its outermost element, never by the name of its file. */
export function detectFormat(source: string): NetworkFormat | undefined {
  return formats.find((format) => format.detect(source));
}

/** The format of that name. */
export function formatOf(id: FormatId): NetworkFormat | undefined {
  return formats.find((format) => format.id === id);
}

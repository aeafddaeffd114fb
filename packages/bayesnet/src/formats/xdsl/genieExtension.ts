import type { NodePosition } from '../../network/network.js';
import type { Attributes, XmlReader } from '../xmlReader.js';

/** How GeNIe displays a node. */
export interface NodeEntry {
  name?: string;
  comment?: string;
  position?: NodePosition;
}

/**
 * GeNIe's own data beside the network: `/smile/extensions/genie`, which holds the nodes' display names. Entries may be
 * nested in any number of submodels, so they are found by name at any depth; a submodel's own name is not a node's.
 */
export class GenieExtension {
  readonly entries = new Map<string, NodeEntry>();
  name = '';
  /** The program that wrote the file. */
  program = '';
  comment = '';
  readonly #xml: XmlReader;
  #entry: NodeEntry | undefined;
  #entryDepth = 0;

  constructor(xml: XmlReader) {
    this.#xml = xml;
  }

  open(element: string, attributes: Attributes, depth: number): void {
    if (depth === 3 && element === 'genie') {
      this.name ||= attributes['name']?.trim() ?? '';
      this.program ||= attributes['app'] ?? '';
    } else if (this.#entry) this.#openInEntry(element, depth);
    else if (element === 'node' && attributes['id'] !== undefined) this.#openEntry(attributes['id'], depth);
    else if (element === 'comment' && depth === 4) this.#xml.captureText();
  }

  close(element: string, depth: number): void {
    const entry = this.#entry;
    if (!entry) {
      if (element === 'comment' && depth === 4) this.comment = unescapeLineBreaks(this.#xml.takeText());
    } else if (depth === this.#entryDepth) this.#entry = undefined;
    else if (depth === this.#entryDepth + 1) this.#closeInEntry(entry, element);
  }

  #openEntry(id: string, depth: number): void {
    this.#entry = {};
    this.#entryDepth = depth;
    if (!this.entries.has(id)) this.entries.set(id, this.#entry);
  }

  #openInEntry(element: string, depth: number): void {
    if (depth !== this.#entryDepth + 1) return;
    if (element === 'name' || element === 'position' || element === 'comment') this.#xml.captureText();
  }

  #closeInEntry(entry: NodeEntry, element: string): void {
    if (element === 'name') {
      entry.name = this.#xml.takeText();
    } else if (element === 'comment') entry.comment = unescapeLineBreaks(this.#xml.takeText());
    else if (element === 'position') {
      const position = readPosition(this.#xml.takeText());
      if (position) entry.position = position;
    }
  }
}

/** GeNIe writes a line break in a comment as the two characters `\n`. */
export function unescapeLineBreaks(text: string): string {
  return text.replaceAll('\\n', '\n').trim();
}

function readPosition(text: string): NodePosition | undefined {
  const [left, top, right, bottom, ...more] = text.split(/\s+/).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined || more.length > 0) {
    return undefined;
  }
  return [left, top, right, bottom].every(Number.isFinite) ? { left, top, right, bottom } : undefined;
}

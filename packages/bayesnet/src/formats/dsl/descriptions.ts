import { describes, readsAsSentence } from '../describes.js';
import { noting, readFields } from '../text/readFields.js';
import type { TextScanner } from '../text/textScanner.js';

/** What a network or a node says for people to read: in its header, in its documentation, and in the user's properties. */
export class Descriptions {
  readonly #scanner: TextScanner;
  readonly #header = new Map<string, string>();
  readonly #documentation = new Map<string, string>();
  readonly #properties = new Map<string, string>();

  constructor(scanner: TextScanner) {
    this.#scanner = scanner;
  }

  /** Takes the value of a field that belongs here. */
  take(field: string): boolean {
    const notes = { HEADER: this.#header, DOCUMENTATION: this.#documentation, USER_PROPERTIES: this.#properties };
    if (field !== 'HEADER' && field !== 'DOCUMENTATION' && field !== 'USER_PROPERTIES') return false;
    readFields(this.#scanner, noting(this.#scanner, notes[field]));
    return true;
  }

  /** The display name. */
  get name(): string | undefined {
    return this.#header.get('NAME');
  }

  /** The comment, the documentation and the properties that were written for people, each once. */
  text(): string {
    const properties = [...this.#properties];
    const told = [
      this.#header.get('COMMENT') ?? '',
      ...this.#documentation.values(),
      ...textsOf(properties.filter(([property]) => describes(property))),
    ].filter((text) => text.trim() !== '');
    const texts = told.length > 0 ? told : textsOf(properties.filter((property) => readsAsSentence(...property)));
    return [...new Set(texts)].join('\n');
  }
}

const textsOf = (notes: readonly (readonly [string, string])[]) => notes.map(([, text]) => text);

import { SaxesParser } from 'saxes';
import type { ProblemParams } from '../problem.js';
import type { Runs } from './numbers.js';
import { refuseDoctype } from './doctype.js';
import { limits } from '../network/limits.js';
import type { ProblemList, LocatedProblem } from './problemList.js';
import { complaintOf, malformedParams, type Complaint } from './xmlMessages.js';

/** The attributes of an element. The object has no prototype: `__proto__` is a name like any other. */
export type Attributes = Readonly<Record<string, string>>;

/** The events a format handles. `depth` is 1 for the root. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes, depth: number): void;
  close(name: string, depth: number): void;
}

/** The kinds of XML names. */
type NameKind = Extract<ProblemParams['name-too-long']['reason'], 'element' | 'attribute'>;

/** An element where only text belongs. */
interface Inner {
  readonly element: string;
  readonly offset: number;
}

/** Thrown to stop reading at the first problem that makes it pointless to continue; never leaves this module. */
class Stop extends Error {}

/**
 * Of a class of its own, because V8 leaves room for further fields in an object of a derived class. The parser keeps each
 * handler in a field; without the room so many make a dictionary of it, and reading takes three times as long.
 */
class Parser extends SaxesParser<{ position: false }> {}

/**
 * The source without a declaration that stands behind blanks, as where an empty line was pasted before it: blanks in its
 * place keep every offset.
 */
function withoutLateDeclaration(source: string): string {
  const [beginning = ''] = /^\s+<\?xml\s[^>]*\?>/.exec(source.slice(0, 1024)) ?? [];
  return beginning.replace(/[^\r\n]/g, ' ') + source.slice(beginning.length);
}

/** How much the parser is fed at once. Between two chunks we check whether one piece has grown too long. */
const helping = 262_144;

/** One pass over an XML text that drives a format's handlers. */
export class XmlReader {
  readonly source: string;
  readonly problems: ProblemList;
  /** Start of the DOCTYPE; undefined if there is none. */
  doctypeAt: number | undefined;
  readonly #parser: Parser;
  readonly #handlers: XmlHandlers;
  #depth = 0;
  #elements = 0;
  #attributes = 0;
  #references = 0;
  #lastMarkup = 0;
  #textDepth = 0;
  #text = '';
  #runsDepth = 0;
  #runs: number[] = [];
  #runStart = 0;
  #inner: Inner | undefined;
  /** The first `<` after the last reported markup: the start of the markup that the parser is currently in. */
  #nextMarkup = 0;

  constructor(source: string, problems: ProblemList, handlersOf: (xml: XmlReader) => XmlHandlers) {
    this.source = withoutLateDeclaration(source);
    this.problems = problems;
    this.#parser = new Parser({ position: false });
    this.#handlers = handlersOf(this);
    this.#listen();
  }

  /** The offset just after the current tag. */
  get offset(): number {
    return this.#parser.position;
  }

  /** The offset of the `<` of a tag that ends at `end`: a tag cannot contain another `<`. */
  tagStart(end = this.#parser.position): number {
    return this.source.lastIndexOf('<', end - 1);
  }

  /** Captures the text directly inside the element that is being opened. */
  captureText(): void {
    this.#textDepth = this.#depth;
    this.#text = '';
    this.#inner = undefined;
    this.#parser.on('text', this.#takeIn);
  }

  /** The captured text, references replaced and trimmed. Call it when the element closes. */
  takeText(): string {
    this.#textDepth = 0;
    this.#parser.off('text');
    return this.#text.trim();
  }

  /** Captures the positions of the text directly inside the element that is being opened. */
  captureRuns(): void {
    this.#runsDepth = this.#depth;
    this.#inner = undefined;
    this.#runs = [];
    this.#runStart = this.#parser.position;
  }

  /** The positions of the captured text. Call it when the element closes. */
  takeRuns(): Runs {
    this.#runsDepth = 0;
    return this.#runs;
  }

  /** The first element inside the one whose text was captured last; what it holds was not captured. */
  get inner(): Inner | undefined {
    return this.#inner;
  }

  /** Reports an element inside the one whose text was captured last. */
  refuseInner(outer: string): void {
    if (!this.#inner) return;
    const { element, offset } = this.#inner;
    this.problems.error({ code: 'unexpected-element', params: { element, outer }, offset });
  }

  /** Reports a problem and stops reading. */
  stop(report: LocatedProblem): never {
    this.problems.error(report);
    throw new Stop();
  }

  /** Reads everything; false if it stopped before the end. */
  read(): boolean {
    const { source } = this;
    try {
      if (source.length > limits.bytes) {
        this.stop({ code: 'too-large', params: { reason: 'file', limit: limits.bytes }, offset: 0 });
      }
      if (!source.isWellFormed()) {
        this.stop({ code: 'invalid-encoding', params: { reason: 'half-character' }, offset: 0 });
      }
      for (let start = 0; start < source.length; start += helping) {
        const end = Math.min(source.length, start + helping);
        this.#countReferences(start, end);
        this.#parser.write(source.length <= helping ? source : source.slice(start, end));
        this.#checkPiece(end);
      }
      this.#parser.close();
      return true;
    } catch (error) {
      if (error instanceof Stop) return false;
      throw error;
    }
  }

  #listen(): void {
    const parser = this.#parser;
    parser.on('error', (error) => this.#malformed(error.message));
    parser.on('doctype', (text) => this.#doctype(text));
    parser.on('attribute', ({ name, value }) => this.#attribute(name, value));
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes as Attributes));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('xmldecl', () => {
      this.#lastMarkup = parser.position;
    });
    parser.on('cdata', (text) => this.#cdata(text));
    // The parser reports a comment at its second hyphen; the `>` follows.
    parser.on('comment', () => this.#between(parser.position + 1));
    parser.on('processinginstruction', () => this.#between(parser.position));
  }

  #open(name: string, attributes: Attributes): void {
    this.#between(this.#parser.position);
    this.#depth += 1;
    this.#elements += 1;
    this.#attributes = 0;
    if (this.#depth > limits.depth) this.#tooMany('too-deep', limits.depth);
    if (this.#elements > limits.elements) this.#tooMany('too-many-elements', limits.elements);
    this.#checkName(name, 'element');
    if (this.#textDepth > 0 || this.#runsDepth > 0) this.#inner ??= { element: name, offset: this.tagStart() };
    this.#handlers.open(name, attributes, this.#depth);
  }

  #close(name: string): void {
    this.#between(this.#parser.position);
    this.#handlers.close(name, this.#depth);
    this.#depth -= 1;
  }

  #attribute(name: string, value: string): void {
    this.#attributes += 1;
    if (this.#attributes > limits.attributes) this.#tooMany('too-many-attributes', limits.attributes);
    this.#checkName(name, 'attribute');
    const limit = limits.attributeValue;
    if (value.length <= limit) return;
    this.stop({
      code: 'name-too-long',
      params: { reason: 'attribute-value', name, text: value, limit },
      offset: this.tagStart(),
    });
  }

  #checkName(name: string, reason: NameKind): void {
    if (name.length <= limits.name) return;
    this.stop({ code: 'name-too-long', params: { reason, name, limit: limits.name }, offset: this.tagStart() });
  }

  /** Subscribed only while text is being captured, so that the parser need not buffer other text. */
  readonly #takeIn = (text: string): void => {
    if (this.#textDepth === this.#depth) this.#text += text;
  };

  /** Called with the end of each markup; the text between it and the previous markup is a run. */
  #between(end: number): void {
    if (this.#runsDepth > 0) {
      const runEnd = this.source.indexOf('<', this.#runStart);
      if (this.#runsDepth === this.#depth && runEnd > this.#runStart) this.#addRun(this.#runStart, runEnd);
      this.#runStart = end;
    }
    this.#lastMarkup = end;
  }

  /** Markup that cuts a number in two becomes part of it, so that it is no number. */
  #addRun(start: number, end: number): void {
    const before = this.#runs.at(-1);
    const touches =
      before !== undefined && this.source.charCodeAt(before - 1) > 32 && this.source.charCodeAt(start) > 32;
    if (touches) this.#runs[this.#runs.length - 1] = end;
    else this.#runs.push(start, end);
  }

  #cdata(text: string): void {
    const end = this.#parser.position;
    if (this.#textDepth === this.#depth) this.#text += text;
    if (this.#runsDepth > 0) {
      const start = this.source.indexOf('<![CDATA[', this.#runStart);
      this.#between(end);
      const inside = start + '<![CDATA['.length;
      const insideEnd = end - ']]>'.length;
      if (this.#runsDepth === this.#depth && insideEnd > inside) this.#addRun(inside, insideEnd);
    }
    this.#lastMarkup = end;
  }

  /** Counts the references of a piece that is not parsed yet; a CDATA section may hold some that are none. */
  #countReferences(start: number, end: number): void {
    for (let at = this.source.indexOf('&', start); at >= 0 && at < end; at = this.source.indexOf('&', at + 1)) {
      this.#references += 1;
      if (this.#references > limits.references)
        this.stop({ code: 'too-many-references', params: { limit: limits.references }, offset: at });
    }
  }

  /** Refuses a piece that would fill up memory; the parser has read up to `end`. */
  #checkPiece(end: number): void {
    if (this.#nextMarkup < this.#lastMarkup) {
      const found = this.source.indexOf('<', this.#lastMarkup);
      this.#nextMarkup = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    const inMarkup = this.#nextMarkup < end;
    const start = inMarkup ? this.#nextMarkup : this.#lastMarkup;
    if (end - start <= limits.piece || (!inMarkup && this.#textDepth === 0)) return;
    const reason = inMarkup ? 'tag' : 'text';
    this.stop({ code: 'too-large', params: { reason, limit: limits.piece }, offset: start });
  }

  #doctype(text: string): void {
    const offset = Math.max(0, this.source.indexOf('<!DOCTYPE'));
    this.doctypeAt = offset;
    this.#lastMarkup = this.#parser.position;
    const refusal = refuseDoctype(text);
    if (refusal) this.stop({ ...refusal, offset });
  }

  #tooMany(code: 'too-deep' | 'too-many-elements' | 'too-many-attributes', limit: number): never {
    this.stop({ code, params: { limit }, offset: this.tagStart() });
  }

  /** Refuses what the parser complains about. Its position is behind the defect, sometimes far behind. */
  #malformed(sentence: string): never {
    const complaint = complaintOf(sentence);
    const { about } = complaint;
    const behind = this.#parser.position;
    const atEnd = behind >= this.source.length;
    const lone = about === 'reference' || (about === 'end' && atEnd) ? this.#loneAmpersand() : undefined;
    if (lone !== undefined) {
      this.#refuse(about === 'end' ? { reason: 'lone-ampersand', ending: '' } : complaint, lone);
    }
    if (about === 'closing-tag' && !atEnd) this.#refuse(complaint, this.tagStart());
    const at = about === 'end' ? this.source.length : Math.max(0, behind - 1);
    const lessThan = this.#loneLessThan(complaint, at);
    if (lessThan === undefined) this.#refuse(complaint, at);
    this.#refuse({ reason: 'lone-less-than', ending: '' }, lessThan);
  }

  /** Where the < is that begins no tag, as in `<5`, or stands in an attribute, if that is what is complained about. */
  #loneLessThan({ reason }: Complaint, at: number): number | undefined {
    const sign = reason === 'impossible-in-element-name' ? at - 1 : reason === 'impossible-character' ? at : -1;
    return this.source[sign] === '<' ? sign : undefined;
  }

  #refuse(complaint: Complaint, offset: number): never {
    const rest = this.source.slice(offset, offset + 2);
    this.stop({ code: 'malformed-xml', params: malformedParams(complaint, rest), offset });
  }

  /** Where an ampersand after the last markup starts no reference: it swallows all text up to the next semicolon. */
  #loneAmpersand(): number | undefined {
    const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/g;
    reference.lastIndex = this.#lastMarkup;
    return reference.exec(this.source)?.index;
  }
}

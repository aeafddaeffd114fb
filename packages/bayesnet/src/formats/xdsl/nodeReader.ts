import type { NodeKind } from '../../network/network.js';
import { withBoundaries, type Bounds, boundsOf, finite, intervalName } from '../boundaries.js';
import { describes, readsAsSentence } from '../describes.js';
import type { RawGiven, RawNode, RawState, RawTable, Word } from '../rawNode.js';
import { afterElement, type Extent, intoElement } from '../tableElement.js';
import type { Attributes, XmlReader } from '../xmlReader.js';
import { unescapeLineBreaks, type NodeEntry } from './genieExtension.js';

/** The intervals of a continuous node. The file gives upper bounds only; each interval begins where the last one ended. */
class Discretization {
  #lower: string | undefined;
  #upper: string | undefined;

  /** Takes the bounds of the node's definition, in which the first and the last interval end. */
  bound(attributes: Attributes): void {
    this.#lower = finite(attributes['lower']);
    this.#upper = finite(attributes['upper']);
  }

  /** The next interval with an exact name for it; without an interval if it has neither bound. */
  next(given: string | undefined): { readonly interval: Bounds | undefined; readonly text: string } {
    const from = this.#lower;
    const to = finite(given) ?? this.#upper;
    if (to !== undefined) this.#lower = to;
    return { interval: boundsOf(from, to), text: intervalName(from, to) };
  }
}

/** A node's elements that precede its probabilities. */
const beforeProbabilities = new Set(['state', 'intervals', 'pointvalues', 'parents']);

/** What decides a node that is not assessed. */
const givenElements = { resultingstates: 'outcomes', parameters: 'parameters', strengths: 'strengths' } as const;
type GivenElement = keyof typeof givenElements;
const isGiven = (element: string): element is GivenElement => Object.hasOwn(givenElements, element);

/** Collects one element of `<nodes>`, from its opening tag to its closing tag. */
export class NodeReader {
  readonly id: string;
  readonly kind: NodeKind;
  readonly #xml: XmlReader;
  readonly #offset: number;
  readonly #states: RawState[] = [];
  readonly #names = new Set<string>();
  #parents: Word[] = [];
  #table: RawTable | undefined;
  readonly #given: { -readonly [Part in keyof RawGiven]: RawGiven[Part] } = {};
  readonly #opened = new Map<string, number>();
  #extents: { probabilities?: Extent; neighbour?: Extent } = {};
  #property = '';
  readonly #properties = new Map<string, string>();
  readonly #discretization = new Discretization();
  #boundaries = '';

  constructor(xml: XmlReader, kind: NodeKind, id: string) {
    this.#xml = xml;
    this.kind = kind;
    this.id = id;
    this.#offset = xml.tagStart();
  }

  /** A child of the node opens. */
  open(element: string, attributes: Attributes): void {
    if (element === 'state') this.#addState(attributes['id']);
    else if (element === 'parents' || element === 'probabilities') {
      if (this.#opened.has(element) && this.kind !== 'unknown') this.#tellRepeated(element);
      if (element === 'parents') this.#xml.captureText();
      else this.#xml.captureRuns();
    } else if (element === 'definition') this.#discretization.bound(attributes);
    else if (element === 'property') {
      this.#property = attributes['id'] ?? '';
      this.#xml.captureText();
    } else if (element === 'intervals') this.#xml.captureText();
    else if (isGiven(element)) this.#xml.captureRuns();
    this.#opened.set(element, this.#xml.offset);
  }

  /** An interval of a continuous node: its children see the intervals as its states. */
  openInterval(attributes: Attributes): void {
    if (this.kind !== 'equation') return;
    const { interval, text } = this.#discretization.next(attributes['upper']);
    const label = attributes['label']?.trim();
    const isNamed = label !== undefined && label !== '' && !this.#names.has(label);
    const name = isNamed ? label : text === '' || this.#names.has(text) ? `#${this.#states.length + 1}` : text;
    this.#push(name, interval && { ...interval, isName: !isNamed });
  }

  /** A child of the node closes. */
  close(element: string): void {
    const extent = { opened: this.#opened.get(element) ?? 0, closed: this.#xml.offset };
    if (element === 'parents') {
      this.#parents = this.#words(this.#xml.takeText(), extent.opened, extent.closed);
      if (this.kind !== 'unknown') this.#xml.refuseInner(element);
    } else if (element === 'probabilities') {
      this.#table = {
        runs: this.#xml.takeRuns(),
        offset: this.#xml.tagStart(extent.opened),
        unread: this.#xml.inner !== undefined,
      };
      this.#extents.probabilities = extent;
    } else if (element === 'property') {
      this.#properties.set(this.#property, unescapeLineBreaks(this.#xml.takeText()));
    }
    if (isGiven(element)) this.#given[givenElements[element]] = this.#xml.takeRuns();
    if (element === 'intervals') this.#boundaries = this.#xml.takeText();
    if (beforeProbabilities.has(element)) this.#extents.neighbour = extent;
  }

  /** The collected node, with GeNIe's display data. */
  finish(entry: NodeEntry | undefined): RawNode {
    const { source } = this.#xml;
    const { probabilities, neighbour } = this.#extents;
    return {
      id: this.id,
      offset: this.#offset,
      kind: this.kind,
      name: entry?.name,
      states: this.kind === 'utility' ? [] : withBoundaries(this.#states, this.#boundaries.split(/\s+/)),
      oneStateIsKept: false,
      parents: this.#parents,
      ownStateSlowest: false,
      table: this.#table,
      given: this.#given,
      insertion: () => {
        if (probabilities) return intoElement(source, 'probabilities', probabilities);
        return afterElement(source, 'probabilities', neighbour ?? { opened: 0, closed: 0 });
      },
      position: entry?.position,
      ...this.#described(entry?.comment),
    };
  }

  /** GeNIe's comment, and what the properties say about the node and its states: those with a state's name describe it. */
  #described(comment = ''): Pick<RawNode, 'description' | 'stateDescriptions'> {
    const all = [...this.#properties];
    const ofNode = all.filter(([property]) => !this.#names.has(property));
    const told = [comment, ...textsOf(ofNode.filter(([property]) => describes(property)))].filter(
      (text) => text !== '',
    );
    const texts = told.length > 0 ? told : textsOf(ofNode.filter((property) => readsAsSentence(...property)));
    return {
      description: [...new Set(texts)].join('\n'),
      stateDescriptions: new Map(all.filter(([property]) => this.#names.has(property))),
    };
  }

  #addState(id: string | undefined): void {
    if (id === undefined || id === '') {
      if (this.kind === 'unknown') return;
      this.#xml.problems.error({
        code: 'missing-id',
        params: { reason: 'state', node: this.id },
        offset: this.#xml.tagStart(),
      });
    }
    this.#push(id ?? '');
  }

  #push(text: string, interval?: RawState['interval']): void {
    this.#states.push({ text, offset: this.#xml.tagStart(), ...(interval ? { interval } : {}) });
    this.#names.add(text);
  }

  /** The ids in a list, each with its position. */
  #words(text: string, opened: number, closed: number): Word[] {
    const at = opened + this.#xml.source.slice(opened, closed).search(/\S/);
    // If the list uses references or is split up, the start of the list is close enough.
    const literal = this.#xml.source.startsWith(text, at);
    return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
      text: word,
      offset: literal ? at + index : opened,
    }));
  }

  #tellRepeated(element: string): void {
    this.#xml.problems.error({
      code: 'repeated-element',
      params: { reason: 'in-node', element, node: this.id },
      offset: this.#xml.tagStart(),
    });
  }
}

const textsOf = (properties: readonly (readonly [string, string])[]) => properties.map(([, text]) => text);

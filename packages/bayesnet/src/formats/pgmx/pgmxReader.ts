import type { Word } from '../rawNode.js';
import type { Extent } from '../tableElement.js';
import type { Attributes, XmlHandlers, XmlReader } from '../xmlReader.js';
import {
  coordinates,
  type Link,
  type Potential,
  type PgmxVariable,
  variableId,
  variableKind,
  variablesOf,
} from './pgmxVariable.js';

/** Parts of the network that may occur only once. */
const single = new Set(['Variables', 'Links', 'Potentials']);

/**
 * Collects `<ProbNet>`. Constraints, criteria, agents, policies, evidence, options of the program and anything unknown are
 * skipped and stay in the file.
 */
export class PgmxReader implements XmlHandlers {
  readonly variables: PgmxVariable[] = [];
  readonly potentials: Potential[] = [];
  readonly links: Link[] = [];
  version = '';
  comment = '';
  networkAt: number | undefined;
  /** The offset before the blanks that precede `</ProbNet>`. */
  networkEnd = 0;
  /** The extents of the parts, by name. */
  readonly parts = new Map<string, Extent>();
  readonly #xml: XmlReader;
  #inNetwork = false;
  #part = '';
  #variable: PgmxVariable | undefined;
  #potential: Potential | undefined;
  #link: Link | undefined;
  #inner = '';
  #opened = 0;

  constructor(xml: XmlReader) {
    this.#xml = xml;
  }

  open(name: string, attributes: Attributes, depth: number): void {
    if (depth === 1) this.version = attributes['formatVersion'] ?? '';
    else if (depth === 2) this.#openNetwork(name);
    else if (!this.#inNetwork) return;
    else if (depth === 3) this.#openPart(name);
    else if (depth === 4) this.#openMember(name, attributes);
    else if (depth === 5) this.#openField(name, attributes);
    else if (depth === 6) this.#openItem(name, attributes);
  }

  close(name: string, depth: number): void {
    if (!this.#inNetwork) return;
    if (depth === 5) this.#closeField(name);
    else if (depth === 3) {
      if (name === 'Comment') this.comment = this.#xml.takeText();
      const part = this.parts.get(name);
      if (part) this.parts.set(name, { ...part, closed: this.#xml.offset });
    } else if (depth === 2) {
      this.networkEnd = this.#xml.source.slice(0, this.#xml.tagStart()).trimEnd().length;
      this.#inNetwork = false;
    }
  }

  #openNetwork(name: string): void {
    if (name !== 'ProbNet') return;
    if (this.networkAt !== undefined) this.#tellRepeated(name);
    this.networkAt = this.#xml.tagStart();
    this.#inNetwork = true;
  }

  #tellRepeated(element: string): never {
    const params = { reason: 'in-file', element } as const;
    return this.#xml.stop({ code: 'repeated-element', params, offset: this.#xml.tagStart() });
  }

  #openPart(name: string): void {
    this.#part = name;
    if (name === 'Comment') this.#xml.captureText();
    if (!single.has(name)) return;
    if (this.parts.has(name)) this.#tellRepeated(name);
    this.parts.set(name, { opened: this.#xml.offset, closed: this.#xml.offset });
  }

  #openMember(name: string, attributes: Attributes): void {
    const offset = this.#xml.tagStart();
    this.#variable = undefined;
    this.#potential = undefined;
    this.#link = undefined;
    if (this.#part === 'Variables' && name === 'Variable') {
      this.#variable = {
        offset,
        name: attributes['name'] ?? '',
        timeSlice: attributes['timeSlice'],
        kind: variableKind(attributes),
        states: [],
        thresholds: [],
        position: undefined,
        comment: '',
      };
      if (this.#variable.name !== '') this.variables.push(this.#variable);
      else this.#xml.problems.error({ code: 'missing-id', params: { reason: 'node', element: name }, offset });
    } else if (this.#part === 'Potentials' && name === 'Potential') {
      const type = attributes['type'] ?? '';
      const opened = this.#xml.offset;
      this.#potential = {
        offset,
        opened,
        type,
        utility: undefined,
        variables: new Map(),
        variablesExtent: undefined,
        values: undefined,
        model: '',
        outcome: undefined,
      };
      // What a link restricts, and what a decision is to be, decides no variable.
      if (!/^(?:linkRestriction|policy)$/i.test(attributes['role'] ?? '')) this.potentials.push(this.#potential);
    } else if (this.#part === 'Links' && name === 'Link') this.#openLink(attributes, offset);
  }

  #openLink({ directed, var1, var2 }: Attributes, offset: number): void {
    // Where not every link is an arrow, what the file holds are no probabilities given parents.
    if (/^(?:false|0)$/.test(directed?.trim() ?? '')) {
      const format = 'OpenMarkov, with undirected links';
      this.#xml.stop({ code: 'other-format', params: { reason: 'by-hand', format }, offset });
    }
    // The format's first description names the ends in attributes, its programs in elements.
    const ends = var1 !== undefined && var2 !== undefined ? [var1, var2].map((text) => ({ text, offset })) : [];
    this.#link = { offset, ends };
    this.links.push(this.#link);
  }

  #openField(name: string, attributes: Attributes): void {
    this.#inner = name;
    if (this.#link) {
      if (name === 'Variable') this.#link.ends.push(this.#reference(attributes));
    } else if (this.#variable) {
      if (name === 'Coordinates') this.#variable.position = coordinates(attributes);
      else if (name === 'Comment') this.#xml.captureText();
    } else if (this.#potential) {
      const { offset } = this.#xml;
      if (name === 'UtilityVariable') this.#addUtility(this.#potential, this.#reference(attributes));
      else if (name === 'Variables') this.#potential.variablesExtent ??= { opened: offset, closed: offset };
      else if (name === 'Model') this.#xml.captureText();
      else if (name === 'State') this.#xml.captureRuns();
      else if (name === 'Values') this.#openValues(this.#potential);
    }
  }

  #openValues(potential: Potential): void {
    if (potential.values) {
      this.#xml.problems.error({
        code: 'repeated-element',
        params: { reason: 'in-node', element: 'Values', node: variablesOf(potential)[0]?.text ?? '' },
        offset: this.#xml.tagStart(),
      });
    }
    this.#opened = this.#xml.offset;
    this.#xml.captureRuns();
  }

  #closeField(name: string): void {
    if (this.#variable && name === 'Comment') this.#variable.comment = this.#xml.takeText();
    if (!this.#potential) return;
    const closed = this.#xml.offset;
    if (name === 'Model') this.#potential.model = this.#xml.takeText();
    else if (name === 'State') this.#potential.outcome = this.#xml.takeRuns();
    else if (name === 'Variables' && this.#potential.variablesExtent) {
      this.#potential.variablesExtent = { ...this.#potential.variablesExtent, closed };
    } else if (name === 'Values') {
      const extent = { opened: this.#opened, closed };
      this.#potential.values = { runs: this.#xml.takeRuns(), extent, unread: this.#xml.inner !== undefined };
    }
  }

  #openItem(name: string, attributes: Attributes): void {
    if (this.#potential) {
      if (this.#inner === 'Variables' && name === 'Variable') {
        addTo(this.#potential.variables, this.#reference(attributes));
      }
    } else if (this.#variable) {
      if (this.#inner === 'States' && name === 'State') this.#addState(this.#variable, attributes['name'] ?? '');
      else if (this.#inner === 'Thresholds' && name === 'Threshold') {
        const { value = '', belongsTo } = attributes;
        this.#variable.thresholds.push({ value, isAbove: belongsTo === 'right' });
      }
    }
  }

  /** The utility itself comes first; others before the variables are some that it depends on. */
  #addUtility(potential: Potential, word: Word): void {
    if (potential.utility) addTo(potential.variables, word);
    else potential.utility = word;
  }

  #addState(variable: PgmxVariable, text: string): void {
    const offset = this.#xml.tagStart();
    variable.states.push({ text, offset });
    // A quantity may list states that mean nothing.
    if (text !== '' || (variable.kind !== 'chance' && variable.kind !== 'decision')) return;
    this.#xml.problems.error({ code: 'missing-id', params: { reason: 'state', node: variable.name }, offset });
  }

  #reference(attributes: Attributes): Word {
    return { text: variableId(attributes), offset: this.#xml.tagStart() };
  }
}

function addTo(words: Map<string, Word>, word: Word): void {
  if (!words.has(word.text)) words.set(word.text, word);
}

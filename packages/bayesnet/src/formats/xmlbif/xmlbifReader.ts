import type { Word } from '../rawNode.js';
import type { Attributes, XmlHandlers, XmlReader } from '../xmlReader.js';
import { type XmlbifDefinition, type XmlbifVariable, variableKind } from './xmlbifVariable.js';

/** Elements whose text is captured. */
const texts = new Set(['NAME', 'OUTCOME', 'VALUE', 'PROPERTY', 'TYPE', 'FOR', 'GIVEN']);

/** Collects `<NETWORK>`, at the root or inside `<BIF>`. Anything unknown is skipped and stays in the file. */
export class XmlbifReader implements XmlHandlers {
  readonly variables: XmlbifVariable[] = [];
  readonly definitions: XmlbifDefinition[] = [];
  readonly properties: string[] = [];
  name = '';
  networkAt: number | undefined;
  /** The offset before the blanks that precede `</NETWORK>`, where a definition can be added. */
  networkEnd = 0;
  /** True for a version 0.2 file, recognized by its tags. */
  old = false;
  readonly #xml: XmlReader;
  #networkDepth = 0;
  #variable: XmlbifVariable | undefined;
  #definition: XmlbifDefinition | undefined;
  #opened = 0;

  constructor(xml: XmlReader) {
    this.#xml = xml;
  }

  open(name: string, attributes: Attributes, depth: number): void {
    if (this.#networkDepth === 0) {
      if (name === 'NETWORK' && depth <= 2) this.#openNetwork(depth);
    } else if (depth === this.#networkDepth + 1) this.#openMember(name, attributes);
    else if (depth === this.#networkDepth + 2) this.#openPart(name);
  }

  close(name: string, depth: number): void {
    if (this.#networkDepth === 0) return;
    if (depth === this.#networkDepth) {
      this.networkEnd = this.#xml.source.slice(0, this.#xml.tagStart()).trimEnd().length;
      this.#networkDepth = 0;
    } else if (depth === this.#networkDepth + 1) this.#closeMember(name);
    else if (depth === this.#networkDepth + 2) this.#closePart(name);
  }

  #openNetwork(depth: number): void {
    if (this.networkAt !== undefined) {
      this.#xml.stop({ code: 'repeated-element', params: { reason: 'network' }, offset: this.#xml.tagStart() });
    }
    this.networkAt = this.#xml.tagStart();
    this.#networkDepth = depth;
  }

  #openMember(name: string, attributes: Attributes): void {
    const offset = this.#xml.tagStart();
    this.#variable = undefined;
    this.#definition = undefined;
    if (name === 'VARIABLE') {
      const kind = variableKind(attributes['TYPE'] ?? '');
      this.#variable = { offset, kind, name: '', states: [], properties: [], closed: 0 };
      this.variables.push(this.#variable);
    } else if (name === 'DEFINITION' || name === 'PROBABILITY') {
      this.#definition = {
        offset,
        ownStateSlowest: name === 'PROBABILITY',
        of: undefined,
        parents: [],
        table: undefined,
        tableExtent: undefined,
        neighbour: undefined,
        opaque: false,
      };
      this.definitions.push(this.#definition);
      if (name === 'PROBABILITY') this.old = true;
    } else if (name === 'NAME' || name === 'PROPERTY') this.#xml.captureText();
  }

  #closeMember(name: string): void {
    if (name === 'NAME') this.name = this.#xml.takeText();
    else if (name === 'PROPERTY') this.properties.push(this.#xml.takeText());
    else if (this.#variable) {
      this.#variable.closed = this.#xml.offset;
      this.#checkVariable(this.#variable);
    }
  }

  #openPart(name: string): void {
    this.#opened = this.#xml.offset;
    if (texts.has(name)) this.#xml.captureText();
    else if (name === 'TABLE' && this.#definition) {
      if (this.#definition.table) this.#tellSecond(name, this.#definition.of?.text ?? '', this.#xml.tagStart());
      this.#xml.captureRuns();
    } else if ((name === 'ENTRY' || name === 'DEFAULT') && this.#definition) this.#definition.opaque = true;
  }

  #closePart(name: string): void {
    const extent = { opened: this.#opened, closed: this.#xml.offset };
    const offset = this.#xml.tagStart(extent.opened);
    if (this.#definition && name === 'TABLE') {
      this.#definition.table = { runs: this.#xml.takeRuns(), offset, unread: this.#xml.inner !== undefined };
      this.#definition.tableExtent = extent;
    }
    if (!texts.has(name)) return;
    const word: Word = { text: this.#xml.takeText(), offset };
    if (this.#variable) this.#addToVariable(this.#variable, name, word);
    else if (this.#definition) {
      this.#addToDefinition(this.#definition, name, word);
      if (name === 'FOR' || name === 'GIVEN') this.#definition.neighbour = extent;
    }
  }

  #addToVariable(variable: XmlbifVariable, element: string, { text, offset }: Word): void {
    if (element === 'NAME') {
      if (variable.name === '') variable.name = text;
      else this.#tellSecond(element, variable.name, offset);
    } else if (element === 'PROPERTY') variable.properties.push(text);
    else if (element === 'TYPE') variable.kind = variableKind(text);
    else if (element === 'OUTCOME' || element === 'VALUE') {
      if (element === 'VALUE') this.old = true;
      variable.states.push({ text, offset });
    }
  }

  #addToDefinition(definition: XmlbifDefinition, element: string, word: Word): void {
    if (element === 'GIVEN') {
      this.#xml.refuseInner(element);
      // As with an empty list of parents in XDSL, an empty element names none.
      if (word.text !== '') definition.parents.push(word);
    } else if (element === 'FOR') {
      if (definition.of) {
        this.#xml.problems.error({
          code: 'several-for',
          params: { node: definition.of.text, other: word.text },
          offset: word.offset,
        });
      } else definition.of = word;
    }
  }

  #checkVariable(variable: XmlbifVariable): void {
    if (variable.name === '') {
      this.#xml.problems.error({ code: 'missing-id', params: { reason: 'variable' }, offset: variable.offset });
    }
    const nameless = variable.states.find(({ text }) => text === '');
    if (!nameless || variable.kind === 'utility') return;
    this.#xml.problems.error({
      code: 'missing-id',
      params: { reason: 'outcome', node: variable.name },
      offset: nameless.offset,
    });
  }

  #tellSecond(element: string, node: string, offset: number): void {
    this.#xml.problems.error({ code: 'repeated-element', params: { reason: 'in-node', element, node }, offset });
  }
}

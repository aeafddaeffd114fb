import { buildDocument } from '../buildDocument.js';
import { describes } from '../describes.js';
import { tellFirstParentFastest, withFirstParentFastest } from '../firstParentFastest.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import { type Attributes, type XmlHandlers, XmlReader } from '../xmlReader.js';
import { unescapeLineBreaks, GenieExtension } from './genieExtension.js';
import { agrumOf, wellFormed, withOwnNames } from './byAgrum.js';
import { NodeReader } from './nodeReader.js';
import type { NodeKind } from '../../network/network.js';

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['cpt', 'chance'],
  ['deterministic', 'deterministic'],
  ['noisymax', 'noisy-max'],
  ['noisyadder', 'noisy-adder'],
  ['decision', 'decision'],
  ['utility', 'utility'],
  ['mau', 'utility'],
  ['maux', 'utility'],
  ['equation', 'equation'],
]);

/** The node kind of an element inside `<nodes>`. */
function nodeKind(element: string): NodeKind {
  return kinds.get(element) ?? 'unknown';
}

/** Children of the root that may occur only once. */
const single = new Set(['nodes', 'extensions']);

/** Collects `<smile>`. `<cases>`, what `<dynamic>` defines and anything unknown are skipped and stay in the file. */
class XdslReader implements XmlHandlers {
  readonly nodes: NodeReader[] = [];
  readonly extension: GenieExtension;
  /** What the network's own properties say for people to read. */
  readonly descriptions: string[] = [];
  /** By node: how many tables `<dynamic>` has for it, and where the first is. */
  readonly laterTables = new Map<string, { tables: number; offset: number }>();
  id = '';
  /** The position to report if there are no nodes. */
  nodesAt = 0;

  readonly #xml: XmlReader;
  readonly #seen = new Set<string>();
  #section = '';
  #node: NodeReader | undefined;
  #inDiscretization = false;
  #inDescription = false;

  constructor(xml: XmlReader) {
    this.#xml = xml;
    this.extension = new GenieExtension(xml);
  }

  open(name: string, attributes: Attributes, depth: number): void {
    if (depth === 1) this.#openRoot(attributes);
    else if (depth === 2) this.#openSection(name);
    else if (this.#section === 'properties') this.#openProperty(name, attributes, depth);
    else if (this.#section === 'extensions') this.extension.open(name, attributes, depth);
    else if (this.#section === 'dynamic') {
      if (depth === 3) this.#openLater(name, attributes);
    } else if (this.#section === 'nodes') {
      if (depth === 3) this.#openNode(name, attributes);
      else if (depth === 4) {
        this.#node?.open(name, attributes);
        this.#inDiscretization = name === 'discretization';
      } else if (depth === 5 && this.#inDiscretization && name === 'interval') this.#node?.openInterval(attributes);
    }
  }

  close(name: string, depth: number): void {
    if (depth < 3) return;
    if (this.#section === 'properties') this.#closeProperty(name, depth);
    else if (this.#section === 'extensions') this.extension.close(name, depth);
    else if (this.#section === 'nodes') {
      if (depth === 3) this.#node = undefined;
      else if (depth === 4) this.#node?.close(name);
    }
  }

  #openRoot(attributes: Attributes): void {
    this.id = attributes['id'] ?? '';
    this.nodesAt = this.#xml.tagStart();
    const { doctypeAt } = this.#xml;
    if (doctypeAt === undefined) return;
    this.#xml.stop({ code: 'doctype-not-allowed', params: { reason: 'in-xdsl' }, offset: doctypeAt });
  }

  #openProperty(name: string, attributes: Attributes, depth: number): void {
    this.#inDescription = depth === 3 && name === 'property' && describes(attributes['id'] ?? '');
    if (this.#inDescription) this.#xml.captureText();
  }

  #closeProperty(name: string, depth: number): void {
    if (depth !== 3 || name !== 'property' || !this.#inDescription) return;
    this.#inDescription = false;
    this.descriptions.push(unescapeLineBreaks(this.#xml.takeText()));
  }

  #openSection(name: string): void {
    this.#section = name;
    if (single.has(name) && this.#seen.has(name)) {
      this.#xml.problems.error({
        code: 'repeated-element',
        params: { reason: 'in-file', element: name },
        offset: this.#xml.tagStart(),
      });
      // Everything inside would only be reported as duplicates.
      this.#section = '';
    }
    this.#seen.add(name);
    if (name === 'nodes') this.nodesAt = this.#xml.tagStart();
  }

  #openNode(element: string, attributes: Attributes): void {
    const kind = nodeKind(element);
    const id = attributes['id'] ?? '';
    this.#node = undefined;
    if (id === '') {
      // An unknown element need not be a node.
      if (kind === 'unknown') return;
      this.#xml.problems.error({
        code: 'missing-id',
        params: { reason: 'node', element },
        offset: this.#xml.tagStart(),
      });
      // Its children are still read, so that their problems are reported too.
    }
    this.#node = new NodeReader(this.#xml, kind, id);
    if (id !== '') this.nodes.push(this.#node);
  }

  /** A node's table for a later time step, which depends on earlier ones. */
  #openLater(element: string, { id = '' }: Attributes): void {
    if (nodeKind(element) === 'unknown' || id === '') return;
    const { tables, offset } = this.laterTables.get(id) ?? { tables: 0, offset: this.#xml.tagStart() };
    this.laterTables.set(id, { tables: tables + 1, offset });
  }
}

/**
 * Reads an XDSL file. GeNIe and SMILE have the first parent slowest and the last fastest, aGrUM the first parent fastest.
 */
export function readXdsl(source: string): ReadResult {
  const problems = new ProblemList(source);
  let reader: XdslReader | undefined;
  const text = wellFormed(source);
  const complete = new XmlReader(text, problems, (xml) => (reader = new XdslReader(xml))).read();
  if (!reader || !complete) return { problems: problems.all() };
  const { nodes, extension, descriptions, laterTables, nodesAt } = reader;
  for (const [node, { tables, offset }] of laterTables) {
    problems.warning({ code: 'later-tables', params: { node, tables }, offset });
  }
  const collected = nodes.map((node) => node.finish(extension.entries.get(node.id)));
  const named = text === source ? collected : collected.map(withOwnNames);
  const program = agrumOf(source, extension);
  if (program !== undefined) tellFirstParentFastest(named, program, problems);
  return buildDocument(
    {
      format: 'xdsl',
      source,
      name: extension.name === '' ? reader.id : extension.name,
      description: [...new Set([extension.comment, ...descriptions])].filter((text) => text !== '').join('\n'),
      nodes: program === undefined ? named : named.map(withFirstParentFastest),
      nodesAt,
    },
    problems,
  );
}

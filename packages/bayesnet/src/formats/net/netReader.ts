import type { NodeKind } from '../../network/network.js';
import { limits } from '../../network/limits.js';
import { noting, readFields, type TakeField } from '../text/readFields.js';
import { takeNested } from '../text/takeNested.js';
import type { TextScanner } from '../text/textScanner.js';
import { takeWords, takeWordsTo } from '../text/takeWords.js';
import type { NodeBlock, PotentialBlock } from './netBlocks.js';

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['node', 'chance'],
  ['decision', 'decision'],
  ['utility', 'utility'],
  ['function', 'equation'],
]);
/** What only an object-oriented network consists of. */
const ofClasses = new Set(['class', 'instance', 'temporal']);

/** Collects the blocks of a NET file. Fields and values that nobody here knows are skipped. */
export class NetReader {
  readonly nodes: NodeBlock[] = [];
  readonly potentials: PotentialBlock[] = [];
  /** What stands in `net { … }`. */
  readonly notes = new Map<string, string>();
  /** The offset behind the last block, where another can be added. */
  blocksEnd = 0;
  readonly #scanner: TextScanner;
  #hasNet = false;
  /** How many all nodes have together. */
  #states = 0;

  constructor(scanner: TextScanner) {
    this.#scanner = scanner;
  }

  read(): void {
    while (this.#scanner.kind !== 'end') {
      this.#readBlock();
      this.blocksEnd = this.#scanner.previousEnd;
    }
  }

  #readBlock(): void {
    const scanner = this.#scanner;
    const offset = scanner.start;
    if (scanner.kind === 'word' && ofClasses.has(scanner.text.toLowerCase())) return this.#refuseClass();
    if (scanner.take('potential')) return this.#readPotential(offset);
    if (scanner.is('net') && this.#hasNet) return scanner.refuseMore('net');
    if (scanner.take('net')) {
      this.#hasNet = true;
      readFields(scanner, noting(scanner, this.notes));
      return;
    }
    const isContinuous = scanner.take('continuous');
    if (!isContinuous) scanner.take('discrete');
    const kind = scanner.kind === 'word' ? kinds.get(scanner.text.toLowerCase()) : undefined;
    if (!kind) return scanner.refuseFor('unknown-word');
    scanner.next();
    this.#readNode(offset, isContinuous && kind === 'chance' ? 'equation' : kind);
  }

  #refuseClass(): void {
    const scanner = this.#scanner;
    const offset = scanner.start;
    scanner.next();
    const name = scanner.takeName();
    if (name) scanner.fail({ code: 'classes-not-read', params: { name: name.text }, offset });
  }

  #readNode(offset: number, kind: NodeKind): void {
    const scanner = this.#scanner;
    if (scanner.kind !== 'word') return scanner.refuseFor('no-name');
    const { word: name } = scanner;
    scanner.next();
    const node: NodeBlock = { name, offset, kind, states: [], values: [], position: [], notes: new Map() };
    const note = noting(scanner, node.notes);
    const take: TakeField = (field, at) => {
      if (!scanner.is('(')) return note(field, at);
      if (field === 'states') node.states = takeWords(scanner, limits.states);
      else if (field === 'state_values') node.values = takeWords(scanner, limits.states + 1);
      else if (field === 'position') node.position = takeWords(scanner, 2);
      else return false;
      return true;
    };
    readFields(scanner, take, { node: name.text, fields: ['states'] });
    // A state without a label takes three characters here, and a name in memory.
    this.#states += Math.max(node.states.length, node.values.length);
    const limit = limits.elements;
    if (this.#states > limit) return scanner.fail({ code: 'too-many-elements', params: { limit }, offset });
    this.#keep(node, this.nodes);
  }

  #readPotential(offset: number): void {
    const scanner = this.#scanner;
    scanner.expect('(');
    const of = scanner.takeName();
    if (!of) return;
    scanner.take(',');
    if (scanner.kind === 'word' || scanner.kind === 'text') {
      return scanner.fail({
        code: 'several-for',
        params: { node: of.text, other: scanner.text },
        offset: scanner.start,
      });
    }
    scanner.take('|');
    const parents = takeWordsTo(scanner, ')', limits.nodes);
    const potential: PotentialBlock = { of, offset, parents, data: undefined, hasExpression: false, fieldsEnd: 0 };
    const take: TakeField = (field) => {
      if (field === 'model_data' || (field === 'data' && !scanner.is('('))) potential.hasExpression = true;
      if (field !== 'data' || !scanner.is('(')) return false;
      potential.data = { ...takeNested(scanner, of.text), end: scanner.previousEnd };
      return true;
    };
    potential.fieldsEnd = readFields(scanner, take, { node: of.text, fields: ['data'] });
    this.#keep(potential, this.potentials);
  }

  /** There is at most one potential for a node, so that both have the same limit. */
  #keep<Block extends { readonly offset: number }>(block: Block, blocks: Block[]): void {
    const limit = limits.nodes;
    if (blocks.length < limit) blocks.push(block);
    else this.#scanner.fail({ code: 'too-many-nodes', params: { limit }, offset: block.offset });
  }
}

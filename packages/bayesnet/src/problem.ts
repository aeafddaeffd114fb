import type { Coded, NoParams, SentencesOf } from './coded.js';

/** A position in a file: `offset` in UTF-16 code units from 0, `line` and `column` from 1. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The position of a problem that concerns the file as a whole. */
export const START: Position = { offset: 0, line: 1, column: 1 };

/**
 * Everything that can be wrong with a file, and its parameters. `reason` distinguishes the sentences of a code that has
 * several; names and ids are as in the file. Every code and reason has a fixture, and every fixture has a code.
 */
export interface ProblemParams {
  'empty-file': { readonly reason: 'no-bytes' | 'only-blanks' };
  /** `limit` is in bytes for a file, and in characters for part of one. */
  'too-large': { readonly reason: 'file' | 'tag' | 'text'; readonly limit: number };
  'not-xml':
    | {
        readonly reason:
          | 'zip'
          | 'gzip'
          | 'compressed'
          | 'office'
          | 'pickle'
          | 'png'
          | 'jpeg'
          | 'gif'
          | 'pdf'
          | 'windows-program'
          | 'linux-program'
          | 'html'
          | 'json';
      }
    /** `text` is how it begins. */
    | { readonly reason: 'text'; readonly text: string };
  /** A network in a format that is not read; `programs` open it and save it as XDSL or XMLBIF. */
  'other-format':
    | { readonly reason: 'convertible'; readonly format: string; readonly programs: string[] }
    | { readonly reason: 'by-hand'; readonly format: string }
    /** No program reads it as it was meant, the one that wrote it neither. */
    | { readonly reason: 'save-otherwise'; readonly format: string; readonly programs: string[] }
    | { readonly reason: 'r-data' };
  'unsupported-encoding':
    | { readonly reason: 'declared' | 'recognized'; readonly encoding: string }
    | { readonly reason: 'unmarked-utf-16' };
  /** Accepted: the characters are read one byte each, as windows-1252, although most of those beyond ASCII are UTF-8. */
  'mixed-encoding': NoParams;
  /** Accepted: the bytes are UTF-8, whatever the file declares. */
  'doubtful-encoding': { readonly declared: string; readonly encoding: string };
  'invalid-encoding': { readonly reason: 'bytes'; readonly encoding: string } | { readonly reason: 'half-character' };
  'malformed-xml':
    | { readonly reason: 'unclosed-element' | 'attribute-twice'; readonly name: string }
    /** `character` is itself, or like U+0007 where it would not be seen. */
    | {
        readonly reason: 'impossible-character' | 'impossible-in-element-name' | 'impossible-in-attribute-name';
        readonly character: string;
      }
    | {
        readonly reason:
          | 'cut-off-tag'
          | 'no-element'
          | 'wrong-closing-tag'
          | 'second-root'
          | 'text-outside'
          | 'unknown-entity'
          | 'lone-ampersand'
          | 'lone-less-than'
          | 'impossible-character-reference'
          | 'attribute-without-quotes'
          | 'hyphens-in-comment'
          | 'cdata-end-in-text'
          | 'late-declaration'
          | 'misplaced-doctype'
          | 'unknown-xml-version'
          | 'attributes-touch'
          | 'lone-slash'
          | 'empty-closing-tag'
          | 'unknown-markup'
          | 'impossible-instruction'
          | 'wrong-declaration';
      };
  /** A format that is no XML. `text` is what stands there, `expected` the sign or word that belongs there. */
  'malformed-text':
    | { readonly reason: 'wrong-sign'; readonly text: string; readonly expected: string }
    | { readonly reason: 'cut-off'; readonly expected: string }
    | { readonly reason: 'no-name-left' | 'no-number-left' }
    | { readonly reason: 'no-name' | 'no-number' | 'no-count' | 'unknown-word'; readonly text: string }
    /** `character` like U+0007. */
    | { readonly reason: 'impossible-character'; readonly character: string }
    | { readonly reason: 'open-text' | 'open-comment' };
  /** An object-oriented network: `name` is that of its class, or of the instance in it. */
  'classes-not-read': { readonly name: string };
  /** A dynamic network of Netica: `node` depends on an earlier point in time. */
  'delayed-links': { readonly node: string };
  'doctype-not-allowed':
    | { readonly reason: 'long-doctype'; readonly limit: number }
    | { readonly reason: 'refers-elsewhere' | 'more-than-declarations' | 'in-xdsl' };
  'entity-not-allowed': NoParams;
  'too-deep': { readonly limit: number };
  'too-many-elements': { readonly limit: number };
  'too-many-attributes': { readonly limit: number };
  'too-many-references': { readonly limit: number };
  'too-many-numbers': { readonly node: string; readonly limit: number };
  'too-many-nodes': { readonly limit: number };
  'too-many-states': { readonly node: string; readonly limit: number };
  'too-many-configurations': { readonly node: string; readonly parents: number };
  'name-too-long':
    | {
        readonly reason: 'element' | 'attribute' | 'node' | 'display-name' | 'state';
        readonly name: string;
        readonly limit: number;
      }
    | { readonly reason: 'attribute-value'; readonly name: string; readonly text: string; readonly limit: number };
  'unknown-format': { readonly element: string };
  /** The outermost element stands inside another in files of its format. */
  'missing-root': { readonly element: string; readonly outer: string };
  'no-nodes': NoParams;
  'missing-id':
    | { readonly reason: 'node'; readonly element: string }
    | { readonly reason: 'variable' | 'definition' }
    | { readonly reason: 'state' | 'outcome'; readonly node: string };
  'duplicate-id': { readonly node: string };
  'too-few-states': { readonly reason: 'none' | 'one' | 'one-is-kept'; readonly node: string };
  'duplicate-state': { readonly node: string; readonly state: string };
  'repeated-element':
    | { readonly reason: 'in-file'; readonly element: string }
    | { readonly reason: 'in-node'; readonly element: string; readonly node: string }
    | { readonly reason: 'network' }
    | { readonly reason: 'definition'; readonly node: string }
    /** In a text format: `field` is what a node has twice. */
    | { readonly reason: 'field'; readonly field: string; readonly node: string };
  'unknown-parent':
    | { readonly reason: 'parent'; readonly node: string; readonly parent: string }
    | { readonly reason: 'definition'; readonly other: string };
  /** `element` stands inside `outer`, where only text belongs. */
  'unexpected-element': { readonly element: string; readonly outer: string };
  /** Accepted: an arc from `parent`, of which the numbers of `node` know nothing. */
  'arc-not-in-table': { readonly node: string; readonly parent: string };
  'duplicate-parent': { readonly node: string; readonly parent: string };
  /** No single way to read the names of the states makes as many as the file says. */
  'ambiguous-states': { readonly node: string };
  /** Accepted: `found` states have a name; the file says that there are `needed`. */
  'wrong-state-count': { readonly node: string; readonly found: number; readonly needed: number };
  /** `nodes` are the first of them, along the arcs; `found` is the total. */
  cycle: { readonly nodes: string[]; readonly found: number };
  'wrong-number-count':
    | { readonly reason: 'no-parents'; readonly node: string; readonly found: number; readonly needed: number }
    | {
        readonly reason: 'parents';
        readonly node: string;
        readonly found: number;
        readonly needed: number;
        readonly perColumn: number;
        readonly columns: number;
      };
  /** `text` is what was found in place of a number. */
  'invalid-number': { readonly node: string; readonly text: string };
  /** A line of a table that is told by states: `state` is none of `parent`, or of the node itself. */
  'unknown-column':
    | { readonly reason: 'state'; readonly node: string; readonly parent: string; readonly state: string }
    | { readonly reason: 'own-state'; readonly node: string; readonly state: string }
    | { readonly reason: 'count'; readonly node: string; readonly found: number; readonly needed: number };
  /** `column` is as written in the file. */
  'repeated-column': { readonly node: string; readonly column: string };
  'missing-columns': { readonly node: string; readonly columns: number };
  /** The brackets around numbers do not follow the states of the parents and of the node. */
  'other-grouping': { readonly node: string };
  /** Part of a column is a number, part is the sign for none. */
  'half-open-column': { readonly node: string };
  /** Accepted: the file says of so many columns that they cannot occur, or that nobody knows them. */
  'open-columns': { readonly node: string; readonly columns: number };
  /** Accepted: the format has no names, so nodes and states are numbered. */
  'no-names': NoParams;
  /** `columns` is how many columns are off; the first of them adds up to `sum`. */
  'column-sum': { readonly node: string; readonly columns: number; readonly sum: number };
  /** Accepted: `columns` of the columns, `of` all, cannot occur, because the network has decisions and they are zeros. */
  'impossible-columns': { readonly node: string; readonly columns: number; readonly of: number };
  /**
   * Accepted: `columns` columns are no shares, but counts, the first of them of so many `cases`, or percentages, which tell
   * of no cases.
   */
  counts:
    | { readonly reason: 'cases'; readonly node: string; readonly columns: number; readonly cases: number }
    | { readonly reason: 'percent'; readonly node: string; readonly columns: number };
  'unusable-parent': { readonly node: string; readonly parent: string };
  /** Accepted: the node has this many `tables` for later time steps, which are kept and not assessed. */
  'later-tables': { readonly node: string; readonly tables: number };
  /** Accepted: the program `name` has the numbers of nodes with several parents, the first of them `node`, in an order of its own. */
  'other-order': { readonly node: string; readonly name: string };
  /** Accepted: nothing in the file says which columns the numbers are. */
  'unlabelled-numbers': { readonly node: string };
  /** Accepted: a block of the file that is kept unread begins with `text`. */
  'unread-block': { readonly text: string };
  'several-for': { readonly node: string; readonly other: string };
}

export type ProblemCode = keyof ProblemParams;

/** One problem with a file. An error refuses the file; with a warning it is still accepted. */
export type Problem = Coded<ProblemParams> & {
  readonly severity: 'error' | 'warning';
  /** One plain English sentence: what is wrong, where, what to do. Other languages use code and params. */
  readonly message: string;
  readonly position: Position;
  /** The id, as in the file, of the node concerned. */
  readonly node?: string;
};

/** One language's sentences about files. */
export type ProblemSentences = SentencesOf<ProblemParams>;

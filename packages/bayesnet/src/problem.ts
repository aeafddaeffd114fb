/** Where in a file something is: `offset` in UTF-16 code units from 0, `line` and `column` from 1. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** What can be wrong with a file. Each code has a fixture, and each fixture a code. */
export type ProblemCode =
  | 'empty-file'
  | 'too-large'
  | 'not-xml'
  | 'unsupported-encoding'
  | 'invalid-encoding'
  | 'malformed-xml'
  | 'doctype-not-allowed'
  | 'entity-not-allowed'
  | 'too-deep'
  | 'too-many-elements'
  | 'too-many-attributes'
  | 'too-many-numbers'
  | 'too-many-nodes'
  | 'too-many-states'
  | 'too-many-configurations'
  | 'name-too-long'
  | 'unknown-format'
  | 'no-nodes'
  | 'missing-id'
  | 'duplicate-id'
  | 'too-few-states'
  | 'duplicate-state'
  | 'repeated-element'
  | 'unknown-parent'
  | 'duplicate-parent'
  | 'cycle'
  | 'wrong-number-count'
  | 'invalid-number'
  | 'column-sum'
  | 'unusable-parent'
  | 'several-for';

/** One thing that is wrong with a file. An error refuses the file; a warning is told and the file accepted. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  /** One plain sentence: what is wrong, where, what to do. */
  readonly message: string;
  readonly position?: Position;
  /** The id, as the file has it, of the node it is about. */
  readonly node?: string;
}

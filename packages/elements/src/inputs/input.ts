import type { ErrorCode } from '../detailTypes.js';

/** Reports what is wrong with what the page gave, and what counts in its place. */
export type Complain = (code: ErrorCode, sentence: string) => void;

/** A type of input. */
export interface Kind<Value> {
  /** As TypeScript writes it. */
  readonly type: string;
  /** The value while nothing is given. */
  readonly absent: Value;
  /** Makes a value of whatever a script gives, which may be anything. */
  readonly take: (given: unknown, complain: Complain) => Value;
  /** Makes a value of the text of an attribute. If omitted, as `take` does. */
  readonly read?: (text: string, complain: Complain) => Value;
  /** The attribute that says the value; null for none. If omitted, the property is not reflected. */
  write?(this: void, value: Value): string | null;
}

/** An input of an element: an attribute of the page's HTML, and a property of the same meaning for scripts. */
export interface Input<Value> extends Kind<Value> {
  readonly attribute: string;
  /** What it is for, in Markdown. */
  readonly means: string;
  /**
   * True for what people answer. As with the `value` of an `input`, the attribute is then the initial value, and a reset
   * of the form returns to it.
   */
  readonly isAnswer?: boolean;
}

export type Inputs = Readonly<Record<string, Input<unknown>>>;

/** The properties that a table of inputs makes. */
export type Properties<Table extends Inputs> = {
  -readonly [Key in keyof Table]: Table[Key] extends Input<infer Value> ? Value : never;
};

/** Names an input of this kind. */
export const input = <Value>(kind: Kind<Value>, attribute: string, means: string): Input<Value> => ({
  ...kind,
  attribute,
  means,
});

/** The same, for what people answer. */
export function answer<Value>(kind: Kind<Value>, attribute: string, means: string): Input<Value> {
  const { write: _, ...unreflected } = kind;
  return { ...unreflected, attribute, means, isAnswer: true };
}

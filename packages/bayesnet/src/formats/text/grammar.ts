/** How the tokens of a text format look. */
export interface Grammar {
  /** The signs that are tokens of their own, such as `{}();`. A word ends before any of them. */
  readonly signs: string;
  /** What begins a comment that ends with its line, such as `//`. */
  readonly lineComments: readonly string[];
  /** Whether there are comments between slash and asterisk. */
  readonly blockComments: boolean;
  /** The signs that a text may stand between. */
  readonly quotes: string;
  /** Whether a backslash in a text changes what follows it. */
  readonly escapes: boolean;
}

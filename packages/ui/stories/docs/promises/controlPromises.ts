/**
 * What every control of a kind keeps: a slider, a combobox, a table. The sentences are ours; what they ask for is what
 * the kits and patterns in `learnedFrom` promise and test. The contract suite of the kind has a test for each sentence
 * in `keeps`, run over every control of that kind.
 */
export interface ControlPromises {
  /** The kind, as its heading says it: "Slider". */
  readonly kind: string;
  /** Where we read what people expect of this kind: patterns, and other kits' own tests. */
  readonly learnedFrom: readonly string[];
  /** What is kept, a sentence each, by a short name in kebab case that its test has too. */
  readonly keeps: Readonly<Record<string, string>>;
  /** What others promise and we do not, each with the reason in one sentence. */
  readonly declines: readonly { readonly what: string; readonly because: string }[];
}

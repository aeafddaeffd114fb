/** The parameters of a code that says everything by itself. */
export type NoParams = Readonly<Record<never, never>>;

/** One of the codes of a table, with its own parameters. */
export type Coded<Table> = {
  readonly [Code in keyof Table]: { readonly code: Code; readonly params: Table[Code] };
}[keyof Table];

/** Of a code's parameters those that have this reason. */
type WithReason<Params, Reason> = Params extends { readonly reason: infer Own }
  ? Reason extends Own
    ? Params
    : never
  : never;

type Sentence<Params> = (params: Params, where: string) => string;

/**
 * What a language needs to speak of a table of codes: a sentence for each, or one for each `reason` where a code has
 * several. `where` is the place, in words of that language. A code whose parameters are `undefined` has plain text.
 */
export type SentencesOf<Table> = {
  readonly [Code in keyof Table]: Table[Code] extends undefined
    ? string
    : Table[Code] extends { readonly reason: infer Reason extends string }
      ? { readonly [Each in Reason]: Sentence<WithReason<Table[Code], Each>> }
      : Sentence<Table[Code]>;
};

/**
 * The sentence of a language for a code with its parameters; undefined where the table has none: for a code or a reason
 * that is newer than the table, and for a code that came without its parameters.
 */
export function sentenceOf(
  sentences: object,
  { code, params }: { readonly code: string; readonly params: object | undefined },
  where: string,
): string | undefined {
  const entry = own(sentences, code);
  if (typeof entry === 'string' || !params) return typeof entry === 'string' ? entry : undefined;
  const sentence = typeof entry === 'object' && entry ? own(entry, own(params, 'reason')) : entry;
  return typeof sentence === 'function' ? (sentence as Sentence<unknown>)(params, where) : undefined;
}

function own(table: object, key: unknown): unknown {
  return typeof key === 'string' && Object.hasOwn(table, key) ? (table as Record<string, unknown>)[key] : undefined;
}

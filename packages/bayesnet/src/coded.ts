/** The parameters of a code that needs none. */
export type NoParams = Readonly<Record<never, never>>;

/** Any code of a table, together with its own parameters. */
export type Coded<Table> = {
  readonly [Code in keyof Table]: { readonly code: Code; readonly params: Table[Code] };
}[keyof Table];

/** The variants of a code's parameters that have this reason. */
type WithReason<Params, Reason> = Params extends { readonly reason: infer Own }
  ? Reason extends Own
    ? Params
    : never
  : never;

type Sentence<Params> = (params: Params, where: string) => string;

/**
 * One language's sentences for a table of codes: one per code, or one per `reason` where a code has several. `where` is
 * the place, worded in that language. A code whose parameters are `undefined` has a plain string.
 */
export type SentencesOf<Table> = {
  readonly [Code in keyof Table]: Table[Code] extends undefined
    ? string
    : Table[Code] extends { readonly reason: infer Reason extends string }
      ? { readonly [Each in Reason]: Sentence<WithReason<Table[Code], Each>> }
      : Sentence<Table[Code]>;
};

/**
 * One language's sentence for a code with its parameters. Undefined if the table has none: the code or reason is newer
 * than the table, or the code arrived without its parameters.
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

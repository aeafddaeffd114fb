/** What the domain calls a problem, as the parameters of a refusal. */
type AsReason<Problem> = Problem extends { readonly code: infer Reason; readonly params: infer Params }
  ? Readonly<Params> & { readonly reason: Reason }
  : never;

/** A problem that the domain found, as the parameters of the refusal that it leads to: its code is the reason. */
export function asReason<Problem extends { readonly code: string; readonly params: object }>(
  problem: Problem,
): AsReason<Problem> {
  return { reason: problem.code, ...problem.params } as unknown as AsReason<Problem>;
}

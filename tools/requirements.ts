export interface Statement {
  /** `R-712`, `B-115`. */
  id: string;
  /** The heading it appears under. */
  heading: string;
}

/** The numbered statements of docs/requirements.md, in document order. */
export function statements(markdown: string): Statement[] {
  const found: Statement[] = [];
  let heading = '';
  for (const line of markdown.split('\n')) {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading;
    const id = /^- \*\*([RB]-\d{3,4})\*\*/.exec(line)?.[1];
    if (id) found.push({ id, heading });
  }
  return found;
}

/** Every id cited in the texts. A range is not a citation: only ids that are written out count. */
export function cited(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\b[RB]-\d{3,4}\b/g) ?? []));
}

/** The statements that nothing cites. */
export function untold(known: readonly Statement[], citations: ReadonlySet<string>): Statement[] {
  return known.filter((statement) => !citations.has(statement.id));
}

/** Ids grouped by heading, in document order. */
export function group(list: readonly Statement[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { heading, id } of list) groups.set(heading, [...(groups.get(heading) ?? []), id]);
  return groups;
}

/** Letters that may be wrong, missing or too many: as many as somebody mistypes who means that name. */
const FEW = 3;

/** The name that was most likely meant; undefined where none is near. */
export function nearestTo(typed: string, names: readonly string[]): string | undefined {
  const far = new Map(names.map((name) => [name, changesBetween(typed.toLowerCase(), name.toLowerCase())]));
  const [nearest] = names.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  return nearest !== undefined && (far.get(nearest) ?? FEW) <= Math.min(FEW, typed.length / 2) ? nearest : undefined;
}

/** How many letters are changed, added and taken away from one word to another. */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

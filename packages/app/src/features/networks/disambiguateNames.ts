/** A thing that people know by its name. */
export interface Named {
  /** Unique among the things. */
  readonly key: string;
  readonly name: string;
  /** What to tell it from others of that name by: the id in the file, or of the network. */
  readonly id: string;
}

/**
 * Names things so that no two of them read alike: those of equal names get their id in brackets.
 * @returns the name of each, by key
 */
export function disambiguateNames(things: readonly Named[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  const fold = (name: string) => name.trim().toLowerCase();
  for (const { name } of things) count.set(fold(name), (count.get(fold(name)) ?? 0) + 1);
  return new Map(
    things.map(({ key, name, id }) => [key, count.get(fold(name)) === 1 ? name : `${name.trim()} (${id})`] as const),
  );
}

/**
 * Which of these names people cannot tell apart: shown, an underscore is a blank, and capitals make no other name.
 * @returns the places of all that read like another one
 */
export function namesAlike(names: readonly string[]): ReadonlySet<number> {
  const places = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    const read = name
      .normalize('NFC')
      .replaceAll(/[\s_]+/gu, ' ')
      .trim()
      .toLowerCase();
    const same = places.get(read);
    if (same) same.push(place);
    else places.set(read, [place]);
  }
  return new Set([...places.values()].filter(({ length }) => length > 1).flat());
}

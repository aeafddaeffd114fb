/**
 * Which of these names people cannot tell apart: shown, an underscore is a blank, and capitals make no other name, in
 * whichever language: the capital of i is I in most and İ in some, where that of ı is I.
 * @returns the places of all that read like another one
 */
export function namesAlike(names: readonly string[]): ReadonlySet<number> {
  const places = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    const read = asRead(name);
    const same = places.get(read);
    if (same) same.push(place);
    else places.set(read, [place]);
  }
  return new Set([...places.values()].filter(({ length }) => length > 1).flat());
}

const asRead = (name: string): string =>
  name
    .normalize('NFC')
    // Such as soft hyphens and the marks of a direction.
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^ -~]/gu, small)
    .toLowerCase()
    // The dot that İ leaves on its small letter.
    .replaceAll(/i\u0307+/g, 'i')
    .normalize('NFC')
    .replaceAll(/[\s_]+/gu, ' ')
    .trim();

/** The small letter of the capital, as several may have the same: ς and σ, ı and i. ß has no capital of one letter. */
function small(letter: string): string {
  const capital = letter.toUpperCase();
  return (capital.length > letter.length ? letter : capital).toLowerCase();
}

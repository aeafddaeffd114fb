const DECLARED = /(?<=[{;])(?<name>--credence-[\w-]+):\s*(?<value>[^;{}]*light-dark\([^;{}]*);?/g;
const USE = /var\((--credence-[\w-]+)\)/g;
const EMPTY = /[^{};]+\{\}/g;

/**
 * Says what tokens are that differ in the light and in the dark where they are used, and declares none. Bundlers for older
 * browsers write `light-dark()` as variables. In a declaration of the root these would be read there, once, and a part of
 * the page with a theme of its own would have the colours of the other.
 * @param tokens the rules that declare all tokens
 * @returns writes a sheet so
 */
export function schemeAtUse(tokens: string): (css: string) => string {
  const values = new Map([...tokens.matchAll(DECLARED)].map(({ groups }) => [groups?.name, groups?.value]));
  return (css) =>
    css
      .replace(DECLARED, '')
      .replace(EMPTY, '')
      .replace(USE, (use, name: string) => (values.has(name) ? `var(${name},${values.get(name)})` : use));
}

const CONTAINER = /@container[^{]*\{/g;
const REM = /(?<![\w.])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/**
 * Sizes that no page changes. A `rem` follows the size of `html`, which many pages set; here it is `--credence-rem`,
 * the reader's own text size. Queries of containers know no variables: their `em` is the text of the container, which
 * is of that size.
 * @param otherwise what the size is where nothing says; without it, something always does
 */
export function withOwnSizes(css: string, otherwise?: string): string {
  const size = otherwise === undefined ? 'var(--credence-rem)' : `var(--credence-rem,${otherwise})`;
  return css
    .replace(CONTAINER, (query) => query.replace(REM, '$1em'))
    .replace(REM, (_, factor: string) => `calc(${factor} * ${size})`);
}

/** As many shares as always fit on one line. */
const FEW = 5;

/** "9 / 26 / 65 %", which stays on one line; many shares continue on the next after a slash. */
export function sharesOnOneLine(shares: readonly string[]): string {
  const after = shares.length > FEW ? ' ' : '\u00a0';
  return `${shares.join(`\u00a0/${after}`)}\u00a0%`;
}

/** The percent at a place on the page, on the rail that a native range stands over from its first to its last answer. */
export function percentAt(range: HTMLInputElement, { clientX }: { readonly clientX: number }): number {
  const { left, right, width } = (range.parentElement ?? range).getBoundingClientRect();
  const along = getComputedStyle(range).direction === 'rtl' ? right - clientX : clientX - left;
  return Math.min(Number(range.max), Math.max(Number(range.min), Math.round((along / width) * 100)));
}

/**
 * Focuses the title of the page: its only `h1`, which can take the focus on every screen. Called when what had the focus
 * is gone, or another page is shown. Returns whether there is one.
 */
export function focusTitle(options: FocusOptions = { preventScroll: true }): boolean {
  const title = document.querySelector<HTMLElement>('main h1[tabindex]');
  title?.focus(options);
  return title !== null;
}

/**
 * Calls `then` at once, or while something is being pressed, when that press ends: what moves away under a pointer gets
 * no click.
 */
export function whenPressEnds(element: Element, then: () => void): void {
  const page = element.ownerDocument;
  if (page.querySelector(':active') === null) return then();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    then();
  };
  page.addEventListener('pointerup', end, { signal: ended.signal });
  page.addEventListener('pointercancel', end, { signal: ended.signal });
}

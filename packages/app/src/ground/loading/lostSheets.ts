/** Until a style sheet is asked for again the first time, and at most, in ms. */
const [FIRST, LAST] = [250, 60_000];

/**
 * Asks for a style sheet that did not come until it comes, less and less often, and at once when there is a connection
 * again. Vite asks for it once, refuses its module that time, and from
 * then on shows the module without it; here the module is shown at once.
 */
export function findLostSheets(): void {
  const waits = new WeakMap<Node, number>();
  const again = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const wait = waits.get(link) ?? FIRST;
    const ask = () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
      const next = link.cloneNode();
      waits.set(next, Math.min(wait * 2, LAST));
      link.replaceWith(next);
    };
    const timer = setTimeout(ask, wait);
    addEventListener('online', ask);
  };
  // It does not bubble.
  addEventListener('error', again, true);
  addEventListener('vite:preloadError', (event) => {
    if (/preload css/i.test(event.payload.message)) event.preventDefault();
  });
}

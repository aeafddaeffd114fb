const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
const above = function* (element: Element) {
  for (let each = element.parentElement; each; each = each.parentElement) yield each;
};

/** Describes an element: its component, its part and its tag. */
export function called(element: Element): string {
  const name = element.closest('[data-credence]')?.getAttribute('data-credence') ?? 'page';
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
  return `${name}${slot ? `/${slot}` : ''} <${element.tagName.toLowerCase()}>`;
}

/** The innermost elements that extend beyond these edges and are not cut off or scrolled there. */
function outside(within: Element, edges: { left: number; right: number }): readonly Element[] {
  const out = [...within.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || (left >= edges.left - 1 && right <= edges.right + 1)) return false;
    return ![...above(element)].some((each) => each !== document.body && (scrolls(each) || clips(each)));
  });
  return out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
}

/** What extends beyond a box on a wider page: what can be seen of it. */
export function sticksOutOf(box: Element): readonly string[] {
  const seen = outside(box, box.getBoundingClientRect()).filter((element) => element.getBoundingClientRect().width > 1);
  return seen.map(called);
}

/** What makes the page scroll sideways: the innermost elements that extend beyond the window. */
export function sticksOut(): readonly string[] {
  const html = document.documentElement;
  if (html.scrollWidth <= html.clientWidth && document.body.scrollWidth <= html.clientWidth) return [];
  const innermost = outside(document.body, { left: 0, right: html.clientWidth });
  return innermost.length > 0 ? innermost.map(called) : [`the page, by ${html.scrollWidth - html.clientWidth} px`];
}

/** Regions that scroll sideways without a name, or are not reachable by keyboard. */
export function unlabelledScrolling(): readonly string[] {
  const wider = [...document.body.querySelectorAll('*')].filter(
    (element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && scrolls(element),
  );
  const silent = wider.filter((element) => {
    const named =
      element.closest('[aria-label], [aria-labelledby], textarea, input') ??
      element.querySelector(':scope > :is([role="group"], table)[aria-labelledby]');
    const reached =
      element.matches('[tabindex], textarea, input') || element.querySelector('a[href], button, input, [tabindex]');
    return !(named && reached);
  });
  return silent.map((element) => `${called(element)} scrolls without a name`);
}

/** Texts that are clipped by their own box or a surrounding one. */
export function cutTexts(): ReadonlySet<Element> {
  const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
    const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
    // An ellipsis, after one line or several, says that there is more.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    // A picture of something, which nobody reads.
    if (element.closest('[inert]')) return false;
    if (!/hidden|clip/.test(`${overflowX} ${overflowY}`) || clipPath !== 'none') return false;
    if (element.clientWidth <= 1 || element.clientHeight <= 1 || !element.textContent?.trim()) return false;
    const cut = (value: string, inner: number, outer: number) => /hidden|clip/.test(value) && inner > outer + 1;
    return (
      cut(overflowX, element.scrollWidth, element.clientWidth) ||
      cut(overflowY, element.scrollHeight, element.clientHeight)
    );
  });
  return new Set(boxes);
}

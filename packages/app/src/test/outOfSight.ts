import type { Locator } from 'vitest/browser';

/** The elements that are not entirely inside the window, or that another element, such as the dock, covers. */
export function outOfSight(...parts: readonly Locator[]): string[] {
  return parts.flatMap((part) => {
    const element = part.element();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const where = `${element.textContent || element.tagName}: ${Math.round(top)} to ${Math.round(bottom)}`;
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return [`${where} of ${innerHeight}`];
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
    );
    const above = points.map(([x, y]) => document.elementFromPoint(x, y)).find((hit) => !element.contains(hit));
    return above ? [`${where}, below ${above.outerHTML.slice(0, 80)}`] : [];
  });
}

import { called } from './overflow.js';

/** A line of a text that is seen. */
interface Line {
  readonly text: Text;
  readonly rect: DOMRect;
  /** What it scrolls with: a dock that stays at the window's edge, a menu or a dialog lies above other texts. */
  readonly layer: Element;
  /** What a line may reach into the next: above and below its letters there is room. */
  readonly room: number;
}

function layerOf(element: Element): Element {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
  return document.body;
}

/** What can be seen of a line: not what a box around it cuts off, or hides for the sake of screen readers. */
function seenOf(rect: DOMRect, element: Element): DOMRect | undefined {
  let { left, right, top, bottom } = rect;
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { clipPath, overflowX, overflowY } = getComputedStyle(each);
    if (clipPath !== 'none') return undefined;
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = each.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return right - left > 3 && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

function linesIn(page: Element): readonly Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || !text.data.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(element);
    const room = 0.3 * Number.parseFloat(getComputedStyle(element).fontSize);
    for (const line of range.getClientRects()) {
      const rect = seenOf(line, element);
      if (rect) lines.push({ text, rect, layer, room });
    }
  }
  return lines.sort((a, b) => a.rect.top - b.rect.top);
}

/** Texts that lie over each other on the page, in pairs. */
export function overlappingTexts(page: Element): readonly string[] {
  const lines = linesIn(page);
  return lines.flatMap((a, index) => {
    const found: string[] = [];
    for (const b of lines.slice(index + 1)) {
      const room = Math.max(a.room, b.room);
      if (b.rect.top >= a.rect.bottom - room) break;
      if (a.text === b.text || a.layer !== b.layer) continue;
      const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const high = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
      if (wide > 1 && high > room)
        found.push(
          `“${a.text.data.trim()}” and “${b.text.data.trim()}” by ${Math.round(wide)} px in ${called(a.text.parentElement!)}`,
        );
    }
    return found;
  });
}

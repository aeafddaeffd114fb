import type { Page } from 'playwright';

/** Shows the lines of a file around those that are not in its earlier version, and marks them. */
export async function showChanges(page: Page, name: string, before: string, after: string): Promise<void> {
  const known = new Set(before.split('\n'));
  const lines = after.split('\n').map((text) => ({ text, isNew: !known.has(text) }));
  const last = lines.findLastIndex(({ isNew }) => isNew);
  await page.goto('about:blank');
  await page.evaluate(draw, { name, lines: lines.slice(last - 4, last + 2) });
}

/** Runs in the page. */
function draw({ name, lines }: { name: string; lines: readonly { text: string; isNew: boolean }[] }): void {
  document.body.style.cssText =
    'margin:0;padding:22px 20px;background:#faf9f4;color:#1a1a18;font:14.5px/1.55 monospace';
  const title = document.body.appendChild(document.createElement('h1'));
  title.style.cssText = 'margin:0 0 14px;font:600 19px sans-serif';
  title.textContent = name;
  for (const { text, isNew } of lines) {
    const line = document.body.appendChild(document.createElement('div'));
    line.style.paddingInlineStart = `${(text.search(/\S/) - 2) * 14}px`;
    const content = line.appendChild(document.createElement(isNew ? 'mark' : 'span'));
    content.style.cssText = isNew ? 'padding:1px 0;background:#cfe6ec;color:#0b3a4a' : 'color:#55534c';
    content.textContent = text.trim();
  }
}

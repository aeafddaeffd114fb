import { afterAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { KEY, lookRebranded, rebranded } from './brand.js';
import { wide } from './emulation.js';
import { called, cutTexts, sticksOut, unlabelledScrolling } from './overflow.js';
import { overStories, drawn } from './stories.js';

afterAll(() => wide(1024));

/** As many stories of a file show every part that takes on a brand. */
const ENOUGH = 3;

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** The problems of a story with wider text spacing. */
function spaced(): readonly string[] {
  const before = cutTexts();
  const style = document.createElement('style');
  style.textContent = SPACING;
  document.head.append(style);
  const found = [
    ...sticksOut().map((what) => `${what} sticks out with wider text`),
    ...[...cutTexts()]
      .filter((element) => !before.has(element))
      .map((element) => `${called(element)} is cut with wider text`),
  ];
  style.remove();
  return found;
}

/** What is wrong now, and still is once everything has measured itself again. */
async function lasting(look: () => readonly string[]): Promise<readonly string[]> {
  if (look().length > 0) await drawn();
  return look();
}

/** Switches a story to right-to-left in place: directions are CSS, so nothing has to render again. */
async function turned<T>(look: () => T): Promise<T> {
  document.documentElement.dir = 'rtl';
  await drawn();
  try {
    return look();
  } finally {
    document.documentElement.dir = '';
  }
}

test('C10, C8: at 320 px, which is 400 % zoom, nothing sticks out, either way round and with wider text', async () => {
  await wide(320);
  const findings: string[] = [];
  const seen = new Map<string, number>();
  await overStories({}, async ({ name, file }) => {
    const found = [...(await lasting(() => [...sticksOut(), ...unlabelledScrolling()])), ...spaced()];
    found.push(...(await turned(sticksOut)).map((what) => `${what} sticks out from right to left`));
    findings.push(...new Set(found.map((what) => `${name}: ${what}`)));
    seen.set(file, (seen.get(file) ?? 0) + 1);
    if ((seen.get(file) ?? 0) <= ENOUGH) lookRebranded();
  });
  expect(findings).toEqual([]);
});

test('C5: six variables change the look of every major component', () => {
  const { parts, fonts } = rebranded;
  expect([...parts].filter(([, changed]) => changed === 0).map(([name]) => name)).toEqual([]);
  expect(KEY.filter((name) => !parts.has(name))).toEqual([]);
  expect([...fonts].filter(Boolean).sort()).toEqual(['Courier', 'Verdana']);
});

test('C10: detects what sticks out, scrolls without a name or is clipped', async () => {
  await wide(320);
  const { unmount } = await render(
    <div>
      <div data-credence="planted" style={{ inlineSize: 400, blockSize: 10 }} />
      <div data-credence="silent" style={{ inlineSize: 100, overflowX: 'auto' }}>
        <p style={{ inlineSize: 300 }}>wide</p>
      </div>
      <p data-credence="cut" style={{ inlineSize: 80, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        just fits in
      </p>
    </div>,
  );
  await drawn();
  const seen = [sticksOut(), unlabelledScrolling(), spaced()];
  await unmount();
  expect(seen[0]).toEqual(['planted <div>']);
  expect(seen[1]).toEqual(['silent <div> scrolls without a name']);
  expect(seen[2]).toContain('cut <p> is cut with wider text');
});

// The cost of one move of a slider in a node of five states with fifty icons each: ours as it is published, its styles
// compiled, with all its announcements, against a bare Radix slider with fifty icons rendered the usual way, in one run.
// Scripting and rendering at four times slower, in processor time, which other load on the machine does not change. The usual way has two variants: icons coloured by a prop of their styled
// component, and plain CSS classes.
import { build } from 'esbuild';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { compiledModules } from '../build/styles/compiledModules.ts';
import { inRoot } from '../build/workspace.ts';
import { figure, median } from './load.ts';

const MOVES = 300;
const ROUNDS = 5;
const SLOWER = 4;
/** The drag goes back and forth between these, one percent per move. */
const [LOW, HIGH] = [20, 80];
const GOAL = 0.6;

interface Source {
  script: string;
  css: string;
}

async function bundle(file: string): Promise<Source> {
  const sheets: string[] = [];
  const { outputFiles } = await build({
    entryPoints: [inRoot('benchmarks/slider-drag', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiledModules(inRoot('packages'), (_, css) => sheets.push(css))],
  } as const);
  return { script: outputFiles[0]?.text ?? '', css: sheets.join('\n') };
}

const counters = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'] as const;
type Costs = Record<(typeof counters)[number], number>;

/** The main thread's accumulated work, in milliseconds. */
async function costs(cdp: CDPSession): Promise<Costs> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return Object.fromEntries(counters.map((name) => [name, of(name)])) as Costs;
}

/** The percentage to which each move drags the thumb: LOW to HIGH and back. */
const percentAt = (move: number) => {
  const span = HIGH - LOW;
  return LOW + Math.abs(((((move - span) % (2 * span)) + 2 * span) % (2 * span)) - span);
};

interface Drag extends Costs {
  /** Rows rendered by React, per move. */
  rows: number;
  /** Style rules added. */
  rules: number;
}

const ruleCount = () =>
  [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);

/** Opens a page, ours or theirs, and drags its first slider back and forth. `around` is called before and after. */
async function drag(browser: Browser, { script, css }: Source, around: (page: Page, cdp: CDPSession) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.setContent('<!doctype html><html lang="en"><head><title>Drag</title></head><body></body></html>');
  if (css) await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: script });
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rail = await page.locator('[data-slot="rail"], .track').first().boundingBox();
  const thumb = await slider.boundingBox();
  if (!rail || !thumb) throw new Error('There is no slider on the page.');
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', percent: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      x: rail.x + (rail.width * percent) / 100,
      y: thumb.y + thumb.height / 2,
    } as const);
  const settled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));

  await mouse('mousePressed', LOW);
  await mouse('mouseMoved', LOW + 1);
  await mouse('mouseMoved', LOW);
  await settled();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await around(page, cdp);
  for (let move = 1; move <= MOVES; move++) await mouse('mouseMoved', percentAt(move));
  await settled();
  await around(page, cdp);
  await mouse('mouseReleased', percentAt(MOVES));
  await page.close();
}

async function timed(browser: Browser, source: Source): Promise<Drag> {
  const seen: (Costs & { rows: number; rules: number })[] = [];
  await drag(browser, source, async (page, cdp) => {
    const counts = { rows: await page.evaluate(() => window.rowsDrawn), rules: await page.evaluate(ruleCount) };
    seen.push({ ...(await costs(cdp)), ...counts });
  });
  const [before, after] = seen;
  if (!before || !after) throw new Error('The slider was not drawn.');
  const per = (name: keyof typeof before) => (after[name] - before[name]) / MOVES;
  return {
    ...(Object.fromEntries(counters.map((name) => [name, per(name)])) as Costs),
    rows: per('rows'),
    rules: after.rules - before.rules,
  };
}

/** Lines of people that a drag of ours wrote, and people it filled or emptied. Measured apart to keep the timing clean. */
async function writtenLines(browser: Browser, source: Source): Promise<{ lines: number; people: number }> {
  let counts = { lines: 0, people: 0 };
  await drag(browser, source, async (page) => {
    counts = await page.evaluate(() => {
      const known = (window as { written?: { lines: number; people: number } }).written;
      if (known) return known;
      const written = { lines: 0, people: 0 };
      Object.assign(window, { written });
      const filled = () =>
        [...document.querySelectorAll<HTMLElement>('[data-filled]')].reduce(
          (sum, { dataset }) => sum + Number(dataset['filled']),
          0,
        );
      let before = filled();
      new MutationObserver((records) => {
        const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]) as Element[];
        written.lines += new Set(changed.filter((node) => node.closest?.('[data-slot="people"]'))).size;
        written.people += Math.abs(filled() - before);
        before = filled();
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
      return written;
    });
  });
  return counts;
}

/** Scripting and rendering, as a browser's developer tools define them. */
const work = (drag: Drag) => drag.ScriptDuration + drag.RecalcStyleDuration + drag.LayoutDuration;
const middle = (drags: readonly Drag[], of: (drag: Drag) => number) => median(drags.map(of));

const browser = await chromium.launch(launchOptions());
try {
  const sides = ['ours', 'plain', 'styled'] as const;
  const sources = Object.fromEntries(
    await Promise.all(sides.map(async (side) => [side, await bundle(`${side}.tsx`)] as const)),
  ) as Record<(typeof sides)[number], Source>;
  const drags = { ours: [] as Drag[], plain: [] as Drag[], styled: [] as Drag[] };
  for (let round = 0; round < ROUNDS; round++) {
    // Alternating, so that other load on the machine affects all equally.
    for (const side of sides) drags[side].push(await timed(browser, sources[side]));
  }
  for (const side of sides) {
    const ms = (of: (drag: Drag) => number) => middle(drags[side], of).toFixed(2);
    console.log(
      `${side.padEnd(7)} a move: scripting ${ms((drag) => drag.ScriptDuration)} + style ${ms((drag) => drag.RecalcStyleDuration)} + ` +
        `layout ${ms((drag) => drag.LayoutDuration)} = ${ms(work)} ms; whole main thread with painting ${ms((drag) => drag.TaskDuration)} ms; ` +
        `${ms((drag) => drag.rows)} rows`,
    );
  }
  const { lines, people } = await writtenLines(browser, sources.ours);
  const ours = middle(drags.ours, work);
  const whole = (side: (typeof sides)[number]) => middle(drags[side], (drag) => drag.TaskDuration);
  console.log(
    `for scale: with painting ${(whole('ours') / whole('plain')).toFixed(2)} times plain icons, ${(whole('ours') / whole('styled')).toFixed(2)} times styled ones`,
  );
  figure('a move beside Radix with icons styled by props', ours / middle(drags.styled, work), GOAL, 'times');
  figure('a move beside Radix with icons of plain CSS', ours / middle(drags.plain, work), GOAL, 'times');
  figure(
    'rows drawn for a move',
    middle(drags.ours, (drag) => drag.rows),
    1,
    'rows',
  );
  // One of the filled and one of the empty.
  figure(
    'lines of people written for each person that changes',
    lines / people,
    2,
    `lines, ${lines} in ${MOVES} moves`,
  );
  figure(
    'style rules that a drag adds',
    middle(drags.ours, (drag) => drag.rules),
    0,
    'rules',
  );
} finally {
  await browser.close();
}

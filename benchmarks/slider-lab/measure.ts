import type { Browser } from 'playwright';
import { Bench, type Bundle, type Point, type Setting } from './bench.ts';
import { type Column, columns, type Row } from './columns.ts';
import type { Entry } from './sliders.ts';

type Open = (setting?: Setting) => Promise<Bench>;

const signed = (change: number) => (change > 0 ? `+${change}` : String(change));

/** How each cell is found. */
const MEASURES: Readonly<Record<Column, (open: Open) => Promise<string>>> = {
  async builtOn(open) {
    const { slider } = await open();
    return slider.evaluate(({ localName }) => (localName === 'input' ? 'input' : `${localName}, role`));
  },
  pageUp: async (open) => signed(await (await open()).changeBy('PageUp')),
  shiftArrow: async (open) => signed(await (await open()).changeBy('Shift+ArrowRight')),
  formData: async (open) => ((await (await open()).sent()) === '50' ? 'yes' : 'no'),
  async reset(open) {
    const bench = await open();
    await bench.changeBy('End');
    await bench.page.evaluate(() => document.forms[0]?.reset());
    await bench.drawn();
    // The input may say 50 while the component still believes 99, which its next step tells.
    const after = await bench.value();
    await bench.changeBy('ArrowLeft');
    return String(Math.max(after, (await bench.value()) + 1));
  },
  async grab(open) {
    const bench = await open();
    const { x, y, width } = await bench.thumb();
    await bench.press({ x: x + width / 2 - 2, y });
    return signed((await bench.value()) - 50);
  },
  async swipe(open) {
    const bench = await open();
    await bench.swipeUp(await bench.track(0.84));
    const isScrolled = await bench.page.evaluate(() => scrollY > 50);
    return `${await bench.value()}, ${isScrolled ? 'scrolled' : 'stuck'}`;
  },
  rightToLeft: async (open) => signed(await (await open({ dir: 'rtl' })).changeBy('ArrowRight')),
  async forcedColours(open) {
    const bench = await open({ forcedColors: 'active' });
    const colourAt = await bench.colours();
    const thumb = isDrawn(colourAt, await bench.thumb(), 8);
    const track = isDrawn(colourAt, await bench.track(0.2), 5);
    if (thumb) return track ? 'visible' : 'thumb only';
    return track ? 'track only' : 'gone';
  },
  async unanswered(open) {
    const bench = await open({ isUnanswered: true });
    if (!(await bench.hasThumb())) return 'no thumb';
    const value = await bench.value();
    if (Number.isNaN(value)) return 'thumb, no value';
    if (value !== 50) return `becomes ${value}`;
    const [thumb, answered] = [await bench.thumb(), await open()];
    const isHollow = (await bench.colours())(thumb) !== (await answered.colours())(await answered.thumb());
    if (!isHollow || (await bench.sent()) !== undefined) return 'an answer of 50';
    await bench.press(thumb);
    return (await bench.sent()) === '50' ? 'hollow, a tap answers' : 'hollow, a tap does nothing';
  },
};

/** Whether anything this near to a point differs from the background of the page. */
function isDrawn(colourAt: (at: Point) => number, { x, y }: Point, around: number): boolean {
  const background = colourAt({ x: 0, y: 0 });
  for (let dx = -around; dx <= around; dx++)
    for (let dy = -around; dy <= around; dy++) if (colourAt({ x: x + dx, y: y + dy }) !== background) return true;
  return false;
}

/** Measures a slider, each cell on fresh pages. */
export async function measure(browser: Browser, bundle: Bundle, entry: Entry): Promise<Row> {
  const cells: [Column, string][] = [];
  for (const column of columns) {
    const opened: Bench[] = [];
    const cell = await MEASURES[column](async (setting = {}) => {
      const bench = await Bench.on(browser, bundle, entry, setting);
      opened.push(bench);
      return bench;
    });
    cells.push([column, cell]);
    for (const { page } of opened) await page.close();
  }
  return Object.fromEntries(cells) as Row;
}

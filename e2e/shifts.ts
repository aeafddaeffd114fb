import type { Page } from 'playwright';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What has moved on a page, and how far. */
interface Moved {
  /** As a part of the window and of its size. */
  readonly sum: number;
  /** Each with where it was and is. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    /** What has moved since it was last asked for. */
    credenceMoved?: { sum: number; parts: string[] };
  }
}

/**
 * How far what is shown moves without anybody's doing: the sum of all layout shifts, as browsers count them. What moves
 * within half a second of a tap or key is its effect and does not count.
 */
export class Shifts {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Counts on every document that this page opens from now on. */
  static async watch(page: Page): Promise<Shifts> {
    await page.addInitScript(countShifts);
    return new Shifts(page);
  }

  /** What has moved since the last call, once nothing more is loading or drawn. */
  async taken(): Promise<Moved> {
    await this.#page.evaluate(() => document.fonts.ready);
    await this.#page.waitForTimeout(SETTLES);
    return this.#page.evaluate(() => {
      const moved = window.credenceMoved ?? { sum: Number.NaN, parts: ['nothing is counted'] };
      window.credenceMoved = { sum: 0, parts: [] };
      return moved;
    });
  }
}

/** Longer than a page waits for what it can do without, in milliseconds. */
const SETTLES = 2_000;

/** Runs in the page. */
function countShifts() {
  window.credenceMoved = { sum: 0, parts: [] };
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const moved = window.credenceMoved;
      if (hadRecentInput || !moved) continue;
      moved.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        moved.parts.push(`${node?.textContent?.slice(0, 40)} from ${place(previousRect)} to ${place(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

import { cdp } from 'vitest/browser';

interface TouchSession {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/** A point of the page, in pixels. */
export type Point = readonly [x: number, y: number];

const session = () => cdp() as unknown as TouchSession;

/** The position of a point of this frame in the browser's window. */
function placed([x, y]: Point): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

/** Puts fingers on the page, moves them or lifts them: `points` is where those are that touch it from then on. */
export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]): Promise<unknown> =>
  session().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point) => placed(point)),
  });

/** Moves a finger over the page, from point to point, as real browser input; without steps it taps. For tests. */
export async function swipe(from: Point, to: Point, steps = 12): Promise<void> {
  const place = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const [first, ...others] = Array.from({ length: steps }, (_, step) => place((step + 1) / steps));
  // Together: between them a busy machine may rest the finger for so long that it becomes a long press.
  await Promise.all([touch('touchStart', from), first ? touch('touchMove', first) : touch('touchEnd')]);
  for (const point of others) {
    await pause(16);
    await touch('touchMove', point);
  }
  if (first) {
    // A finger that lifts while it moves leaves the page scrolling, below the next test.
    await pause(100);
    await touch('touchEnd');
  }
  await pause(100);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Presses the mouse at the first point, moves it through the others and releases it. For tests. */
export async function dragMouse(...points: readonly [Point, ...Point[]]): Promise<void> {
  const mouse = (type: string, point: Point) =>
    session().send('Input.dispatchMouseEvent', { type, ...placed(point), button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mouseMoved', points[0]);
  await mouse('mousePressed', points[0]);
  for (const point of points.slice(1)) await mouse('mouseMoved', point);
  await mouse('mouseReleased', points.at(-1) ?? points[0]);
}

/** Presses a button of the mouse at a point and releases it there. For tests. */
export async function pressMouse(point: Point, button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
    await session().send('Input.dispatchMouseEvent', {
      type,
      ...placed(point),
      button: type === 'mouseMoved' ? 'none' : button,
      clickCount: 1,
    });
  }
}

/** Moves the mouse to a point without pressing: away from what an earlier test left below it. For tests. */
export const moveMouse = (point: Point): Promise<unknown> =>
  session().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...placed(point), button: 'none' });

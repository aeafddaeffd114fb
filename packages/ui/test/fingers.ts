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

/** Moves a finger over the page, from point to point, as real browser input. For tests. */
export async function swipe(from: Point, to: Point, steps = 12): Promise<void> {
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await touch('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  await touch('touchEnd');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

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

import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

const session = () => cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> };
const touch = (enabled: boolean) => session().send('Emulation.setTouchEmulationEnabled', { enabled });

/** A finger that presses the middle of an element for a moment, with all events that a browser makes of it. */
export async function tap(element: Element): Promise<void> {
  await touch(true);
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
  const scale = frame.width / window.innerWidth;
  const at = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  await session().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Gives the page its mouse back after each test. */
export const endTouch = () => afterEach(() => touch(false));

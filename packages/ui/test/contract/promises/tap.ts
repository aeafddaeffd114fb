import { touch } from '../../fingers.js';
import { emulateTouchScreen } from '../emulation.js';

/** A finger that presses the middle of an element for a moment, with all events that a browser makes of it. */
export async function tap(element: Element): Promise<void> {
  await emulateTouchScreen();
  const { left, top, width, height } = element.getBoundingClientRect();
  await touch('touchStart', [left + width / 2, top + height / 2]);
  await touch('touchEnd');
}

import { sliderKeymap } from '../../../src/elicitation/probability-slider/behaviour/sliderKeymap.js';
import type { ComponentDocs } from '../componentDocs.js';
import { keysPressed } from './keysPressed.js';

/** The rows of keys that a test presses one by one. */
const executed = new Set<object>(sliderKeymap);

/** How the keys of a component are tested, in words. */
export function keysTested(name: string, { keyboard, promises = [] }: ComponentDocs): string {
  if (keyboard.length === 0) return 'it takes none of its own';
  const rows = keyboard.filter((row) => executed.has(row)).length;
  const pressed = keysPressed[name] ?? [];
  const said = [
    ...(rows > 0 ? [`${rows} of ${keyboard.length} rows of the table pressed one by one`] : []),
    ...promises.map(({ kind, keeps }) => `${Object.keys(keeps).length} promises of its kind, ${kind.toLowerCase()}`),
    pressed.join() === 'Tab'
      ? 'Tab reaches it, and no story presses another key'
      : `its stories press ${pressed.join(', ')}`,
  ];
  return said.join('; ');
}

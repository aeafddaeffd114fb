import { kitSheet } from './kitSheet.js';

/**
 * The ground of every shadow root. Rules of the page stop there, but inherited properties and the size of `html` do
 * not: `all: initial` ends the former, and sizes are multiples of `--credence-rem` in place of `rem`. What the page must
 * still decide is handed on by name.
 */
const ground = (size: string) => `
  :host { display: block; --credence-rem: ${size}; }
  :host([hidden]) { display: none; }
  [part="stage"], [part="stage"] + div {
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
  }
  [part="stage"] { display: grid; grid-template-columns: minmax(0, 1fr); row-gap: var(--credence-4); }
`;

/** The style sheet of every shadow root. */
export const shadowStyles = (): CSSStyleSheet => kitSheet(() => ground(readersTextSize()));

/** The text size that the reader set in the browser, whatever the page says of its own: `medium`. */
function readersTextSize(): string {
  const probe = document.createElement('span');
  probe.style.cssText = 'all: initial; font-size: medium !important; position: fixed';
  document.body.append(probe);
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  return fontSize;
}

import { kitSheet } from './kitSheet.js';

/**
 * The ground of every shadow root. Rules of the page stop there, but inherited properties and the size of `html` do
 * not: `all: initial` ends the former, and sizes are multiples of `--credence-rem` in place of `rem`. What the page must
 * still decide is handed on by name. Its width is that of the components of the kit, which do not grow with their
 * content: that of its parent, and where the parent is as wide as its content, a third of the window.
 */
const ground = (size: string) => `
  :host {
    display: block;
    --credence-rem: ${size};
    --credence-least: calc(20 * var(--credence-rem));
    contain: inline-size;
    contain-intrinsic-inline-size: min(
      max(var(--credence-least), 30vw), 36 * var(--credence-rem), 100vw - 4 * var(--credence-rem)
    );
    min-inline-size: min(var(--credence-least), 100%);
    max-inline-size: 100%;
  }
  :host([hidden]) { display: none; }
  [part="stage"], [part="stage"] + div {
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
  }
  [part="stage"], [part="stage"] > div[data-surface] { display: grid; grid-template-columns: minmax(0, 1fr); row-gap: var(--credence-4); }
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

import { translateLikeABrowser } from '../stories/globals/translateLikeABrowser.js';
import { pressEverything } from './presses.js';
import { drawn } from './stories.js';

/** What React says when a node is no longer where it put it. */
const LOST = /removeChild|insertBefore|NotFoundError|not a child/;

/** Collects the errors of React until it is ended; they are then no errors of the test. */
function catchErrors() {
  const errors: string[] = [];
  const log = console.error;
  console.error = (...words: unknown[]) => {
    const said = words
      .map((word) => (word instanceof Error ? `${word.name}: ${word.message}` : String(word)))
      .join(' ');
    if (LOST.test(said)) errors.push(said.slice(0, 200));
    else log(...words);
  };
  const onError = (event: ErrorEvent) => {
    // The message of an event does not say which exception of the DOM it is.
    const said = String(event.error);
    if (!LOST.test(said)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    errors.push(said);
  };
  addEventListener('error', onError, { capture: true });
  return () => {
    console.error = log;
    removeEventListener('error', onError, { capture: true });
    return errors;
  };
}

/** Translates the page that is shown, uses everything on it, and returns what then is wrong. */
export async function wrongWhenTranslated(): Promise<readonly string[]> {
  const endErrors = catchErrors();
  const translation = translateLikeABrowser(document.body);
  try {
    await pressEverything(document.body);
    await drawn();
    return [...new Set([...endErrors(), ...translation.staleTexts()])];
  } finally {
    translation.end();
    endErrors();
  }
}

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoute } from '../../test/renderRoute.js';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  [
    'en',
    'Drop XML or XDSL files or a folder here, or choose files',
    'Your original file stays as it is; only the probabilities you assess change.',
  ],
  [
    'de',
    'Legen Sie hier XML- oder XDSL-Dateien oder einen Ordner ab, oder wählen Sie Dateien aus',
    'Ihre Originaldatei bleibt, wie sie ist; es ändern sich nur die Wahrscheinlichkeiten, die Sie einschätzen.',
  ],
])(
  'R-438: whoever uploads reads which files are understood, and what becomes of them (%s)',
  async (language, asks, says) => {
    document.documentElement.lang = language;
    await renderRoute('/');
    await expect.element(page.getByLabelText(asks, { exact: true })).toHaveAccessibleDescription(says);
  },
);

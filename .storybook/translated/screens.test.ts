import { expect, test } from 'vitest';
import { overStories } from '../../packages/ui/walls/stories.js';
import { wrongWhenTranslated } from '../../packages/ui/walls/translated.js';
import { screens, settled } from '../screenStories.js';

test.each(Object.entries(screens.files))(
  'R-3552: translated by the browser, no story of %s breaks',
  async (path, load) => {
    const findings: string[] = [];
    await overStories(
      {},
      async ({ name }) => {
        await settled();
        findings.push(...(await wrongWhenTranslated()).map((what) => `${name}: ${what}`));
      },
      { ...screens, files: { [path]: load } },
    );
    expect(findings).toEqual([]);
  },
);

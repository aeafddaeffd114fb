import { drawn, type Stories } from '../packages/ui/walls/stories.js';
import preview from '../packages/app/stories/preview.js';

/** The stories of the application's screens, with the fake server and without axe. */
export const screens: Stories = {
  files: import.meta.glob<Record<string, unknown>>('../packages/app/src/**/*.stories.tsx'),
  drawing: { ...preview.composed, afterEach: [] } as Stories['drawing'],
};

/** Waits until a page says something and loads nothing more; some stories go on loading, which is what they show. */
export async function settled(): Promise<void> {
  let before = '';
  for (let look = 0, still = 0; look < 40 && still < 3; look++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = document.body.innerText;
    still = now === before && now !== '' && !document.querySelector('[data-credence="spinner"]') ? still + 1 : 0;
    before = now;
  }
  await drawn();
}

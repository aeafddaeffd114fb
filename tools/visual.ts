import { compareStories } from '../visual/compareStories.ts';
import { ensureBrowser } from './browser.ts';
import { install } from './install.ts';
import { report } from './run.ts';

/**
 * `npm run visual` compares the pictures of all stories with those that are kept; words narrow the files. With
 * `--update`, keeps what they look like now: look at what git shows as changed before you commit it.
 */
const words = process.argv.slice(2);
const say = (line: string) => console.log(line);

try {
  await install(say);
  process.env.CHROMIUM_PATH = await ensureBrowser(say);
  const filters = words.filter((word) => word !== '--update');
  const { failed } = await compareStories(say, { filters, update: words.includes('--update') });
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}

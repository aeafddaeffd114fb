import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../build/browser.ts';

/** A browser of its own that Lighthouse can drive: what is signed in there stays so on the visits. */
export async function openPhone() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-phone-'));
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  });
  return {
    page: context.pages()[0] as Page,
    port: Number(readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]),
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

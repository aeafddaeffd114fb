import { cdp, page } from 'vitest/browser';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/** Emulates these preferences until it is called again; without arguments it resets all. */
export async function prefer(preferences: Readonly<Record<string, string>> = {}) {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: '', features });
}

/** Sets the width of the window. 320 is also what is left of 1280 at 400 % zoom. */
export const wide = (width: number) => page.viewport(width, 800);

/** Sets the reader's own text size, in percent of the usual one: queries of the window follow it, too. */
export const textSize = (percent: number) =>
  (cdp() as unknown as Session).send('Page.setFontSizes', { fontSizes: { standard: (percent / 100) * 16 } });

import { cdp, page } from 'vitest/browser';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/** Lets the browser take these preferences until it is called again; without any it takes back all. */
export async function prefer(preferences: Readonly<Record<string, string>> = {}) {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: '', features });
}

/** A window this wide. 320 is also what is left of 1280 at 400 % zoom. */
export const wide = (width: number) => page.viewport(width, 800);

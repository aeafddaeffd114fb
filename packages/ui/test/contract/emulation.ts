import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/** Emulates this medium and these preferences until the test ends. */
export async function emulate(given: { media?: 'print' | ''; features?: { name: string; value: string }[] }) {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: '', features: [], ...given });
}

/** Ends all emulation after each test. */
export const endEmulation = () => afterEach(() => emulate({}));

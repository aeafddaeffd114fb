import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/** Emulates this medium and these preferences until the test ends. */
export async function emulate(given: { media?: 'print' | ''; features?: { name: string; value: string }[] }) {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: '', features: [], ...given });
}

/** Makes the screen one that is touched until the test ends: its pointer is coarse. */
export async function emulateTouchScreen() {
  await (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', { enabled: true });
  if (!matchMedia('(pointer: coarse)').matches) throw new Error('The pointer is still a fine one.');
}

/** Ends all emulation after each test. */
export const endEmulation = () =>
  afterEach(async () => {
    await (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await emulate({});
  });

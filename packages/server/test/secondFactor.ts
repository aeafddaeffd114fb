import { Secret, TOTP } from 'otpauth';
import type { Client } from './client.js';
import type { TestApp } from './testApp.js';
import { testPassword } from './users.js';

/** An app that makes codes, at the time of the test's clock. */
export const codeOf = (secret: string, { clock }: TestApp): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() });

/** Waits for the next code: each counts once. */
export const nextStep = ({ clock }: TestApp): void => clock.advance(30_000);

/** Sets up a second factor for whoever is signed in. */
export async function withFactor(
  server: TestApp,
  client: Client,
): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const begun = await client.post('/user/second-factor/begin', { password: testPassword });
  if (begun.statusCode !== 200) throw new Error(begun.body);
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await client.post('/user/second-factor/confirm', { code: codeOf(secret, server) });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return { secret, ...confirmed.json<{ recoveryCodes: string[] }>() };
}

import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../platform/seal.js';

/** Seconds for which a code is made. */
const period = 30;
/** Steps before and after the present one whose codes count, for clocks that differ (RFC 6238, section 5.2). */
const window = 1;

/** A secret of 160 random bits, as RFC 4226 recommends, in base 32. */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads. @param label whose account it is, and of which site */
export const factorUrl = (secret: string, label: { username: string; site: string }): string =>
  new TOTP({ issuer: label.site, label: label.username, secret, period }).toString();

export const sealFactor = (factorSecret: string, secret: string): Buffer => seal(factorSecret, 'second factor', secret);

/** The step whose code this is, around the present one; undefined for any other text. */
export function stepOf(code: string, sealed: Buffer, { secret, at }: { secret: string; at: Date }): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const key = Secret.fromBase32(unseal(sealed, 'second factor', secret));
  const delta = TOTP.validate({ token, secret: key, period, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

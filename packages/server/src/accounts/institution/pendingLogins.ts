import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { pendingLogins } from '../../database/schema/index.js';
import { pendingLoginLife } from '../../platform/institution/pendingLoginLife.js';
import type { LoginChecks } from '../../platform/institution/provider.js';
import { seal, unseal } from '../../platform/seal.js';
import { hashToken } from '../token.js';

/** What the groups of a person give. What is undefined the login leaves as it is. */
export interface Rights {
  readonly isAdmin: boolean | undefined;
  readonly ownsStudies: boolean | undefined;
}

/** Sent to the provider. */
export interface SentLogin {
  readonly at: 'provider';
  readonly checks: LoginChecks;
  /** Where to go afterwards, a path. */
  readonly from: string | undefined;
}

/** Proved by the provider, for the first time: a profile or a password is missing. */
export interface ProvedLogin {
  readonly at: 'account';
  readonly issuer: string;
  readonly subject: string;
  /** Verified, or trusted without. */
  readonly address: string;
  readonly rights: Rights;
  readonly idToken: string;
  readonly from: string | undefined;
}

type Pending = SentLogin | ProvedLogin;

interface Keeping {
  readonly secret: string;
  readonly at: Date;
}

/** Keeps how far a login has come. @returns the secret of its browser */
export async function keepLogin(reader: Reader, pending: Pending, { secret, at }: Keeping): Promise<string> {
  const own = randomBytes(32).toString('base64url');
  await reader.insert(pendingLogins).values({
    secretHash: hashToken(own),
    sealed: seal(JSON.stringify(pending), 'pending login', secret),
    expiresAt: new Date(at.getTime() + pendingLoginLife),
  });
  return own;
}

/** The login of this browser, if it has come this far and is not over. */
export async function findLogin<Place extends Pending['at']>(
  reader: Reader,
  place: Place,
  { sent, secret, at }: Keeping & { sent: string | undefined },
): Promise<Extract<Pending, { at: Place }> | undefined> {
  const [row] = await reader.select().from(pendingLogins).where(isOf(sent, at));
  return row && opened(row, place, secret);
}

/** Like findLogin, but nobody finds it again. */
export async function takeLogin<Place extends Pending['at']>(
  reader: Reader,
  place: Place,
  { sent, secret, at }: Keeping & { sent: string | undefined },
): Promise<Extract<Pending, { at: Place }> | undefined> {
  const [row] = await reader.delete(pendingLogins).where(isOf(sent, at)).returning();
  return row && opened(row, place, secret);
}

const isOf = (sent: string | undefined, at: Date) =>
  and(eq(pendingLogins.secretHash, hashToken(sent ?? '')), gt(pendingLogins.expiresAt, at));

function opened<Place extends Pending['at']>({ sealed }: { sealed: Buffer }, place: Place, secret: string) {
  const pending = JSON.parse(unseal(sealed, 'pending login', secret)) as Pending;
  return pending.at === place ? (pending as Extract<Pending, { at: Place }>) : undefined;
}

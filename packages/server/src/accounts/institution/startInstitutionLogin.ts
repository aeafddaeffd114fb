import { randomBytes } from 'node:crypto';
import { type Operation, Reply } from '../../http/operation.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import { keepLogin } from './pendingLogins.js';
import { askProvider, requireInstitution } from './requireInstitution.js';

/** Sends the browser to the institution's provider. */
export const startInstitutionLogin: Operation<'startInstitutionLogin'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  requireInstitution(services);
  const keeping = { secret: config.secret, at: clock.now() };
  const ofAddress = { limit: addressLimits(config.peoplePerAddress).institutionLogins, subject: request.address };
  await allowAttempts(database, [ofAddress], keeping);

  const random = () => randomBytes(32).toString('base64url');
  const checks = { state: random(), nonce: random(), verifier: random() };
  const url = await askProvider((provider) => provider.begin(checks), services);
  const from = ownPath(body.from);
  const institutionSecret = await keepLogin(database, { at: 'provider', checks, from }, keeping);
  return new Reply({ url }, { institutionSecret });
};

/** Only a path of ours: browsers take a backslash for a slash, and two slashes for another site. */
const ownPath = (from: string | undefined) =>
  from !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from) ? from : undefined;

import * as client from 'openid-client';
import type { InstitutionConfig } from '../config/institution.js';

/** What has to be the same when the provider sends the browser back. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: whoever steals the code of the answer cannot redeem it. */
  readonly verifier: string;
}

/** What the provider says of somebody who signed in there, its signature and our checks verified. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** Undefined where the provider names none. */
  readonly address: string | undefined;
  /** Whether the provider says that it verified the address, or the site's settings trust it without. */
  readonly isAddressProved: boolean;
  readonly firstname: string;
  readonly lastname: string;
  /** Undefined where the provider only says that there are groups, such as Entra of somebody in more than 200. */
  readonly groups: readonly string[] | undefined;
  /** As sent; the provider wants it back at the logout. */
  readonly idToken: string;
}

/** The institution's provider, by the authorization code flow of OpenID Connect Core 1.0, section 3.1, with PKCE. */
export interface Provider {
  /** Where the browser goes. @throws Error if the provider cannot be reached */
  begin(checks: LoginChecks): Promise<string>;
  /**
   * @param query of the address to which the provider sent the browser
   * @returns why there are no claims, or the claims
   * @throws Error if the provider cannot be reached
   */
  finish(query: string, checks: LoginChecks): Promise<Claims | 'cancelled' | 'login-failed'>;
  /** Where the browser ends the provider's session; undefined where the provider offers nothing of the kind. */
  end(idToken: string): Promise<string | undefined>;
}

/** The address to which the provider sends the browser back: register it there. */
export const returnAddress = (publicUrl: string) => `${publicUrl}/login/institution`;

/** Why a login failed, for whoever runs the site: a word of the standard or of the library, never what was sent. */
type Tell = (reason: string) => void;

/** Seconds by which the provider's clock may be ahead of ours: the library minds only that a token is over. */
const skew = 300;

/** Seconds that the provider may take for an answer. */
const patience = 10;

export function createProvider(settings: InstitutionConfig, publicUrl: string, tell: Tell): Provider {
  let found: Promise<client.Configuration> | undefined;
  /** Asked at the first login and kept; after a failure, asked again. */
  const configuration = () => {
    found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  const redirectUri = returnAddress(publicUrl);

  return {
    async begin({ state, nonce, verifier }) {
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async finish(query, checks) {
      const known = await configuration();
      const url = new URL(redirectUri);
      url.search = query;
      try {
        return await redeemCode(known, { url, checks, settings, tell });
      } catch (error) {
        if (isAway(error)) throw error;
        const reason = reasonOf(error);
        if (reason === 'access_denied') return 'cancelled';
        tell(reason);
        return 'login-failed';
      }
    },

    async end(idToken) {
      const known = await configuration();
      if (!known.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(known, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/login`,
      }).href;
    },
  };
}

function discover({ issuer, clientId, clientSecret }: InstitutionConfig): Promise<client.Configuration> {
  const insecure = new URL(issuer).protocol === 'http:';
  return client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretBasic(clientSecret), {
    timeout: patience,
    // The signature of the ID token is checked, too, however it came.
    execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
  });
}

interface CodeAnswer {
  /** The address that the provider sent the browser back to, with the code. */
  readonly url: URL;
  readonly checks: LoginChecks;
  readonly settings: InstitutionConfig;
  readonly tell: Tell;
}

async function redeemCode(
  known: client.Configuration,
  { url, checks, settings: { groupsClaim, trustsEmail }, tell }: CodeAnswer,
): Promise<Claims | 'login-failed'> {
  const tokens = await client.authorizationCodeGrant(known, url, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || tokens.id_token === undefined) return 'login-failed';
  if (claims.iat > Date.now() / 1000 + skew) {
    tell('iat_in_the_future');
    return 'login-failed';
  }
  // Many providers put addresses and groups only here.
  const more = known.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(known, tokens.access_token, claims.sub)
    : {};
  const all: Readonly<Record<string, unknown>> = { ...claims, ...more };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    idToken: tokens.id_token,
    address: textOf(all.email).trim() || undefined,
    isAddressProved: trustsEmail || all.email_verified === true,
    firstname: textOf(all.given_name),
    lastname: textOf(all.family_name),
    groups: isElsewhere(all, groupsClaim) ? undefined : namesOf(all[groupsClaim]),
  };
}

/** Whether it failed because the provider did not answer, rather than because of what it answered. */
function isAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && error.cause !== undefined);
}

/** The error's word of OAuth 2.0 or, where our own checks refused, of the library. */
function reasonOf(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return error.error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unexpected';
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '');

/**
 * Whether a claim was left out and has to be asked for at another address (Core 1.0, section 5.6.2). Entra's needs a
 * permission of Microsoft Graph that a login does not have.
 */
const isElsewhere = ({ _claim_names: elsewhere, ...claims }: Readonly<Record<string, unknown>>, name: string) =>
  claims[name] === undefined && typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, name);

/** Some providers send one group as a text. */
const namesOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((name): name is string => typeof name === 'string');

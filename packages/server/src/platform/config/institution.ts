import { parseUrl } from './configValues.js';

/** The institution's login, by OpenID Connect. */
export interface InstitutionConfig {
  /** The provider's own name, an address; its configuration is below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether its e-mail addresses count as verified although it does not say so. */
  readonly trustsEmail: boolean;
  /** What the button on the login page says. */
  readonly name: string;
  /** The claim with the groups of a person. */
  readonly groupsClaim: string;
  /** Those whose members may own studies; empty: everybody may. */
  readonly studyGroups: readonly string[];
  /** Those whose members are administrators; empty: the login makes and unmakes none. */
  readonly adminGroups: readonly string[];
  /** The domains of addresses for which there are no passwords, in lower case. */
  readonly onlyDomains: readonly string[];
}

/** How config.ts reads one setting, and what it says of a wrong one. */
export interface SettingsReader {
  readonly value: (name: string) => string | undefined;
  readonly read: <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string) => T;
  readonly problems: string[];
}

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
const optional = [
  'OIDC_TRUST_EMAIL_OF',
  'OIDC_GROUPS_CLAIM',
  'OIDC_STUDY_GROUPS',
  'OIDC_ADMIN_GROUPS',
  'OIDC_ONLY_DOMAINS',
] as const;

/** Reads the settings of the institution's login: all that it needs, or none. */
export function readInstitution({ value, read, problems }: SettingsReader): InstitutionConfig | undefined {
  const names = [...needed, ...optional].filter((name) => value(name) !== undefined);
  if (names.length === 0) return undefined;
  for (const name of needed)
    if (value(name) === undefined)
      problems.push(`${name} is missing. With ${names[0]}, the institution's login needs it.`);
  const issuer = read('OIDC_ISSUER', '', parseIssuer, 'an address like https://login.example.org/realms/hospital');
  return {
    issuer,
    trustsEmail: read(
      'OIDC_TRUST_EMAIL_OF',
      false,
      (text) => (text === issuer && !isOfManyInstitutions(issuer) ? true : undefined),
      'the same address as OIDC_ISSUER, the login of one institution: of Entra with its tenant, not with "common"',
    ),
    clientId: value('OIDC_CLIENT_ID') ?? '',
    clientSecret: value('OIDC_CLIENT_SECRET') ?? '',
    name: read('OIDC_NAME', '', parseName, 'at most 60 characters, like "Sign in with the hospital’s account"'),
    groupsClaim: value('OIDC_GROUPS_CLAIM') ?? 'groups',
    studyGroups: read('OIDC_STUDY_GROUPS', [], parseNames, 'names of groups, separated by commas'),
    adminGroups: read('OIDC_ADMIN_GROUPS', [], parseNames, 'names of groups, separated by commas'),
    onlyDomains: read('OIDC_ONLY_DOMAINS', [], parseDomains, 'domains like example.org, separated by commas'),
  };
}

const parseName = (text: string) => (text.length <= 60 ? text : undefined);

/** Over the open network, a provider proves itself by TLS; one on this machine needs none. */
function parseIssuer(text: string): string | undefined {
  const address = parseUrl(text, ['https:', 'http:']);
  if (address === undefined) return undefined;
  const { protocol, hostname, search, hash } = new URL(address);
  if (search || hash) return undefined;
  return protocol === 'https:' || isThisMachine(hostname) ? address : undefined;
}

/** Whether anybody who has a tenant of Entra may sign in there, and thereby with any e-mail address. */
const isOfManyInstitutions = (issuer: string) =>
  /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/.test(issuer);

/** Whether a host can only be the machine that the server runs on. */
const isThisMachine = (hostname: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

function parseNames(text: string): string[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  return names.every(Boolean) ? names : undefined;
}

function parseDomains(text: string): string[] | undefined {
  const domains = parseNames(text)?.map((domain) => domain.toLowerCase());
  return domains?.every((domain) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain)) ? domains : undefined;
}

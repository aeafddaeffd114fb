import type { FastifyBaseLogger } from 'fastify';
import type { Database, Reader, Transaction } from '../database/database.js';
import type { ReadFromReplica } from '../database/replica.js';
import type { Clock } from './clock.js';
import type { Config } from './config/config.js';
import type { SiteTexts } from './config/siteTexts.js';
import type { NetworkFiles } from './files/networkFiles.js';
import type { Provider } from './institution/provider.js';
import type { MailServer } from './mail/mailServer.js';
import type { Passwords } from './passwords.js';

/** The dependencies of operations, passed in rather than imported. */
export interface Services {
  database: Database;
  /** For what may be read from a replica: results and the use of the product. Never for what a change depends on. */
  readFromReplica: ReadFromReplica;
  clock: Clock;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  config: Pick<
    Config,
    | 'adminsNeedFactor'
    | 'allowedOrigins'
    | 'certaintyCases'
    | 'institution'
    | 'peoplePerAddress'
    | 'publicUrl'
    | 'quotas'
    | 'sessionIdle'
    | 'sessionMax'
    | 'mailFrom'
    | 'timeZone'
  > & {
    secret: string;
    production: boolean;
  };
  passwords: Passwords;
  /** The operator's texts about the site. */
  site: SiteTexts;
  /** Reads and fills network files. */
  files: NetworkFiles;
  invitations: Invitations;
  /** The provider of the institution's login; undefined where the site has none. */
  provider?: Provider | undefined;
  /** Whether mails go out at the moment. */
  mailServer: Readonly<MailServer>;
  log: FastifyBaseLogger;
}

/** What accounts ask of the invitations to networks, which belong to a room above theirs. */
export interface Invitations {
  /**
   * Reads an invitation by the id and secret of its link, within the limits for wrong secrets.
   * @param address of the machine
   * @throws ApiError invalid_link, too_many_requests
   */
  open(
    link: { id: string; secret: string },
    address: string,
    services: Pick<Services, 'database' | 'clock' | 'config'>,
  ): Promise<LinkedInvitation>;
  /** Gives an account that can now sign in the invitations that waited for its address. Call it with the account locked. */
  handOver(transaction: Transaction, user: { id: string; usernameKey: string }): Promise<void>;
  /** How many invitations wait for a person's answer. */
  count(reader: Reader, userId: string): Promise<number>;
}

/** An invitation that somebody opened by its personal link. */
export interface LinkedInvitation {
  /** As it was invited. */
  readonly address: string;
  readonly state: 'open' | 'accepted' | 'declined';
  /** Whose invitation it is; undefined while it waits for an account. They may have changed address since. */
  readonly invitee: { readonly usernameKey: string } | undefined;
}

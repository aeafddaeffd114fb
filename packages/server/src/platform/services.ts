import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.js';
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
  /** The provider of the institution's login; undefined where the site has none. */
  provider?: Provider | undefined;
  /** Whether mails go out at the moment. */
  mailServer: Readonly<MailServer>;
  log: FastifyBaseLogger;
}

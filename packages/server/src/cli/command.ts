import type { Config } from '../platform/config/config.js';
import type { SiteTexts } from '../platform/config/siteTexts.js';
import type { Services } from '../platform/services.js';

/** The services that a command needs. */
export type CommandServices = Pick<Services, 'database' | 'clock' | 'config' | 'site'>;

/** Those that there are without a database. */
export type LoneServices = { readonly config: Config; readonly site: SiteTexts };

export type Command = DatabaseCommand | LoneCommand | BareCommand;

interface Named {
  /** The command line after `credence`. */
  readonly usage: string;
  readonly does: string;
}

export interface DatabaseCommand extends Named {
  /** Whether it works without a database, and creates one. */
  readonly creates?: boolean;
  /** Looks at the argument before a database is opened, and possibly created. @throws CommandError */
  check?(argument: string): Promise<void>;
  /** Runs the command and returns the lines to print. Without `confirmed`, nothing is done that needs --yes. */
  run(services: CommandServices, argument: string, given: { confirmed: boolean }): Promise<string[]>;
}

/** A command that works without a database. */
export interface LoneCommand extends Named {
  /** Runs the command and returns the lines to print. */
  runAlone(services: LoneServices, argument: string): Promise<string[]>;
}

/** A command that works even with settings that cannot be read. */
export interface BareCommand extends Named {
  /** Runs the command; `isWell` decides with which code it exits, 0 or 1. */
  runBare(environment: NodeJS.ProcessEnv): Promise<{ lines: string[]; isWell: boolean }>;
}

import type { Config } from '../../platform/config/config.js';
import type { SiteTexts } from '../../platform/config/siteTexts.js';
import type { Services } from '../../platform/services.js';

/** The services that a command needs. */
export type CommandServices = Pick<Services, 'database' | 'clock' | 'config' | 'site' | 'invitations'> & {
  /** Where the server keeps what is not in the database. */
  readonly dataFolder: string;
};

/** Those that there are without a database. */
export type LoneServices = { readonly config: Config; readonly site: SiteTexts };

/** Options with a value; each may be given several times. */
export const optionNames = ['to', 'identity', 'erasures', 'advisories'] as const;

/** What was given for each. */
export type Options = Readonly<Record<(typeof optionNames)[number], readonly string[]>>;

export const noOptions: Options = { to: [], identity: [], erasures: [], advisories: [] };

export type Command = DatabaseCommand | LoneCommand | BareCommand;

interface Named {
  /** The command line after `credence`. */
  readonly usage: string;
  readonly does: string;
  /** The options that it takes, with what their value is. */
  readonly options?: Readonly<Partial<Record<keyof Options, string>>>;
}

export interface DatabaseCommand extends Named {
  /** Whether it works without a database, and creates one; it migrates by itself, whatever is in there. */
  readonly creates?: boolean;
  /** Looks at the argument before a database is opened, and possibly created. @throws CommandError */
  check?(argument: string, options?: Options): Promise<void>;
  /** Runs the command and returns the lines to print. Without `confirmed`, nothing is done that needs --yes. */
  run(services: CommandServices, argument: string, given: { confirmed: boolean; options?: Options }): Promise<string[]>;
}

/** A command that works without a database. */
export interface LoneCommand extends Named {
  /** Runs the command and returns the lines to print. */
  runAlone(services: LoneServices, argument: string, options?: Options): Promise<string[]>;
}

/** A command that works even with settings that cannot be read. */
export interface BareCommand extends Named {
  /** Runs the command; `isWell` decides with which code it exits, 0 or 1. */
  runBare(
    environment: NodeJS.ProcessEnv,
    argument: string,
    options?: Options,
  ): Promise<{ lines: string[]; isWell: boolean }>;
}

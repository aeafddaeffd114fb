import type { Services } from '../platform/services.js';

/** The services that a command needs. */
export type CommandServices = Pick<Services, 'database' | 'clock' | 'config' | 'site'>;

export interface Command {
  /** The command line after `credence`. */
  readonly usage: string;
  readonly does: string;
  /** Whether it works without a database, and creates one. */
  readonly creates?: boolean;
  /** Looks at the argument before a database is opened, and possibly created. @throws CommandError */
  check?(argument: string): Promise<void>;
  /** Runs the command and returns the lines to print. Without `confirmed`, nothing is done that needs --yes. */
  run(services: CommandServices, argument: string, given: { confirmed: boolean }): Promise<string[]>;
}

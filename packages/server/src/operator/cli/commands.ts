import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import {
  activate,
  endSessions,
  findAccount,
  findNewestRegistration,
  lockAccount,
  newLink,
  newPasswordUrl,
  resetFactor,
  sendDeletion,
  updateUser,
  type UserRow,
} from '../../accounts/index.js';
import { users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { leaveNetworks } from '../../personal-data/index.js';
import { audit } from '../../platform/audit/audit.js';
import { verifyChain } from '../../platform/audit/verifyChain.js';
import { CommandError } from '../../platform/commandError.js';
import { purgeAccount } from '../retention/purgeAccount.js';
import { backupCommands } from './backupCommands.js';
import { type Command, type CommandServices, type DatabaseCommand, optionNames, type Options } from './command.js';
import { doctorCommands } from './doctor.js';
import { mailTest } from './mailTest.js';
import { replay } from './replayCommand.js';

const needsYes = (consequence: string) => new CommandError(`${consequence} Add --yes to do it all the same.`);

/** Refuses to leave the site without an administrator by mistake. */
async function keepOneAdmin({ database }: CommandServices, user: UserRow, confirmed: boolean): Promise<void> {
  if (confirmed || !user.isAdmin) return;
  const isUsable = and(eq(users.isAdmin, true), ne(users.id, user.id), isNull(users.deletedAt), isNull(users.purgedAt));
  if ((await database.$count(users, isUsable)) === 0)
    throw needsYes(`${user.username} is the last administrator; without one, nobody can open the dashboard.`);
}

async function account({ database }: CommandServices, username: string): Promise<UserRow> {
  const user = await findAccount(database, username);
  if (!user) throw new CommandError(`There is no account ${username}. "credence user list" shows all of them.`);
  return user;
}

const role = (isAdmin: boolean): DatabaseCommand['run'] => {
  const [type, said] = isAdmin ? (['role_granted', 'is'] as const) : (['role_taken', 'is no longer'] as const);
  return async (services, username, { confirmed }) => {
    const user = await account(services, username);
    if (!isAdmin) await keepOneAdmin(services, user, confirmed);
    const at = services.clock.now();
    await withTransaction(services.database, async (transaction) => {
      await updateUser(transaction, user.id, { isAdmin });
      await audit(transaction, { type, at, userId: user.id, metadata: { by: 'operator' } });
    });
    return [`${user.username} ${said} an administrator.`];
  };
};

const stateOf = (user: UserRow) =>
  [user.isAdmin ? 'administrator' : '', user.deletedAt ? 'being deleted' : user.activatedAt ? '' : 'not activated']
    .filter(Boolean)
    .join(', ');

const list =
  (admins: boolean): DatabaseCommand['run'] =>
  async ({ database }) => {
    const all = await database.select().from(users).where(isNull(users.purgedAt)).orderBy(asc(users.usernameKey));
    const shown = all.filter((user) => user.isAdmin || !admins);
    if (shown.length === 0) return [admins ? 'There are no administrators.' : 'There are no accounts.'];
    return shown.map((user) => [user.username, stateOf(user)].filter(Boolean).join('  '));
  };

const registeredAgain =
  'The address was registered more than once, and the last password counts. "credence user password-link" prints a link to set another.';

const commands: readonly DatabaseCommand[] = [
  { usage: 'admin add <e-mail>', does: 'makes an account an administrator', run: role(true) },
  { usage: 'admin remove <e-mail>', does: 'makes an administrator an ordinary user again', run: role(false) },
  { usage: 'admin list', does: 'lists the administrators', run: list(true) },
  { usage: 'user list', does: 'lists the accounts', run: list(false) },
  {
    usage: 'user activate <e-mail>',
    does: 'activates an account whose mail did not arrive',
    async run(services, username) {
      const { username: name } = await account(services, username);
      const at = services.clock.now();
      return withTransaction(services.database, async (transaction) => {
        const user = await lockAccount(transaction, username);
        if (!user || user.activatedAt) return [`${name} is active already.`];
        const registration = await findNewestRegistration(transaction, user.id);
        await activate(transaction, { user, registration, at }, services);
        await audit(transaction, { type: 'account_activated', at, userId: user.id, metadata: { by: 'operator' } });
        return [`${name} is active and can log in.`, ...(registration ? [registeredAgain] : [])];
      });
    },
  },
  {
    usage: 'user password-link <e-mail>',
    does: 'prints a link, good for one hour, to set a new password',
    async run(services, username) {
      const user = await account(services, username);
      const at = services.clock.now();
      const secret = await withTransaction(services.database, async (transaction) => {
        const made = await newLink(transaction, { userId: user.id, purpose: 'password', at });
        await audit(transaction, { type: 'password_link_sent', at, userId: user.id, metadata: { by: 'operator' } });
        return made;
      });
      return [newPasswordUrl(services.config.publicUrl, user.username, secret)];
    },
  },
  {
    usage: 'user log-out <e-mail>',
    does: 'ends every session of an account',
    async run(services, username) {
      const user = await account(services, username);
      const at = services.clock.now();
      const ended = await withTransaction(services.database, async (transaction) => {
        const ids = await endSessions(transaction, user.id, { allBut: undefined }, at);
        for (const session of ids)
          await audit(transaction, {
            type: 'session_ended',
            at,
            userId: user.id,
            metadata: { session, by: 'operator' },
          });
        return ids;
      });
      return [`${ended.length} ${ended.length === 1 ? 'session' : 'sessions'} of ${user.username} ended.`];
    },
  },
  {
    usage: 'user reset-factor <e-mail>',
    does: 'removes the second factor of somebody who lost it',
    async run(services, username) {
      const { username: name } = await account(services, username);
      const was = await withTransaction(services.database, async (transaction) => {
        const user = await lockAccount(transaction, username);
        return user !== undefined && resetFactor(transaction, { user, by: 'operator' }, services);
      });
      return [was ? `The second factor of ${name} was removed; a mail says so.` : `${name} has no second factor.`];
    },
  },
  {
    usage: 'user delete <e-mail>',
    does: 'deletes an account; its owner can take it back for 14 days',
    async run(services, username, { confirmed }) {
      const user = await account(services, username);
      await keepOneAdmin(services, user, confirmed);
      if (user.deletedAt) return [`${user.username} is being deleted already.`];
      const at = services.clock.now();
      await withTransaction(services.database, async (transaction) => {
        const left = await leaveNetworks(transaction, user, { choices: [], keeps: true }, services);
        await updateUser(transaction, user.id, { deletedAt: at });
        await endSessions(transaction, user.id, { allBut: undefined }, at);
        await sendDeletion(transaction, { ...user, deletedAt: at }, services, left);
        await audit(transaction, { type: 'account_deleted', at, userId: user.id, metadata: { by: 'operator' } });
      });
      return [`${user.username} is being deleted. "credence user purge" does not wait.`];
    },
  },
  {
    usage: 'user purge <e-mail>',
    does: 'takes away everything personal of an account at once; cannot be taken back',
    async run(services, username, { confirmed }) {
      const user = await account(services, username);
      if (!confirmed)
        throw needsYes(`All personal data of ${user.username} would be removed at once, which cannot be undone.`);
      await withTransaction(services.database, (transaction) => purgeAccount(transaction, user, services));
      return [`Nothing personal is left of ${user.username}.`];
    },
  },
  {
    usage: 'audit verify',
    does: 'checks that no row of the audit log was changed or taken out',
    async run({ database }) {
      const { entries, broken } = await verifyChain(database);
      if (broken) throw new CommandError(`The audit log is broken at entry ${broken.number}: it was ${broken.reason}.`);
      return [`The audit log holds together: ${entries} entries.`];
    },
  },
];

const all: readonly Command[] = [...commands, replay, ...backupCommands, mailTest, ...doctorCommands];

export interface FoundCommand {
  readonly command: Command;
  readonly argument: string;
  /** Whether --yes was among the words. */
  readonly confirmed: boolean;
  readonly options: Options;
}

/** Finds the command and its argument; undefined if there is none with that name, or it does not take an option. */
export function findCommand(given: readonly string[]): FoundCommand | undefined {
  const { words, options, confirmed } = readOptions(given);
  for (const command of all) {
    const expected = command.usage.split(' ');
    const takes = expected.at(-1)?.startsWith('<') ? expected.length - 1 : expected.length;
    if (words.length !== expected.length || expected.slice(0, takes).some((word, at) => word !== words[at])) continue;
    if (optionNames.some((name) => options[name].length > 0 && !command.options?.[name])) continue;
    return { command, argument: words[takes] ?? '', confirmed, options };
  }
  return undefined;
}

/** All commands, one per line. The server is none of these: it goes on until it is stopped. */
export const help = (): string[] => {
  const shown: readonly Pick<Command, 'usage' | 'does' | 'options'>[] = [
    { usage: 'serve', does: 'runs the server until it is stopped' },
    ...all,
  ];
  const lines = shown.map((command) => ({ ...command, whole: [command.usage, ...optionsOf(command)].join(' ') }));
  const width = Math.max(...shown.map(({ usage }) => usage.length));
  return [
    'Usage: credence <command>',
    '',
    ...lines.flatMap(({ whole, usage, does }) =>
      whole === usage ? [`  ${usage.padEnd(width)}  ${does}`] : [`  ${whole}`, `  ${''.padEnd(width)}  ${does}`],
    ),
    '',
    'What cannot be undone asks for --yes.',
  ];
};

const optionsOf = ({ options = {} }: Pick<Command, 'options'>) =>
  Object.entries(options).map(([name, value]) => `[--${name} ${value}]`);

/** What was typed behind `credence`, apart. */
interface Given {
  /** The command and its argument. */
  readonly words: readonly string[];
  readonly options: Options;
  /** Whether --yes was among them. */
  readonly confirmed: boolean;
}

/** Takes the options out of the words, wherever they stand. */
function readOptions(given: readonly string[]): Given {
  const options: Record<keyof Options, string[]> = { to: [], identity: [], erasures: [], advisories: [] };
  const words: string[] = [];
  let confirmed = false;
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at]!;
    const name = optionNames.find((option) => word === `--${option}`);
    const value = given[at + 1];
    if (name && value !== undefined) {
      options[name].push(value);
      at += 1;
    } else if (word === '--yes') confirmed = true;
    else words.push(word);
  }
  return { words, options, confirmed };
}

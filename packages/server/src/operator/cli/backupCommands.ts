import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { places } from '../../places.js';
import { audit } from '../../platform/audit/audit.js';
import { CommandError } from '../../platform/commandError.js';
import { readIdentities } from '../backup/encryption.js';
import { restoreBackup } from '../backup/restoreBackup.js';
import { verifyBackup } from '../backup/verifyBackup.js';
import { writeBackup } from '../backup/writeBackup.js';
import { eraseAgain } from '../retention/eraseAgain.js';
import { erasureListIn, listErasures, readErasureList } from '../retention/erasureList.js';
import { type Command, noOptions, type Options } from './command.js';

const { migrations } = places;

/** As the person typed it: npm runs scripts in the checkout, wherever it was called. */
const fileOf = (argument: string) => path.resolve(process.env.INIT_CWD ?? '', argument);

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => error.code);
  if (found === 'EACCES')
    throw new CommandError(
      `This account may not look into the folder of ${file}. Copy the file to where it may. Nothing was changed.`,
    );
  if (found === undefined || typeof found === 'string')
    throw new CommandError(`There is no file ${file}. Nothing was changed.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file. Nothing was changed.`);
}

/** The files that a command reads, before it does anything else. */
async function requireFiles(argument: string, { identity, erasures } = noOptions): Promise<void> {
  for (const file of [argument, ...identity, ...erasures]) await requireFile(fileOf(file));
}

const identitiesIn = async ({ identity }: Options) =>
  (await Promise.all(identity.map((file) => readIdentities(fileOf(file))))).flat();

/** How many accounts would be lost; also in the tables of another release. */
async function countAccounts(database: Database): Promise<number> {
  const { rows } = await database.$client.query<{ there: boolean }>(
    "select to_regclass('public.users') is not null as there",
  );
  if (!rows[0]?.there) return 0;
  const counted = await database.$client.query<{ accounts: number }>('select count(*)::int as accounts from users');
  return counted.rows[0]!.accounts;
}

async function saidOfErasures(lists: readonly string[], again: number): Promise<string> {
  if (again > 0) return `What was erased since then was erased again: ${again} in all.`;
  const isListed = await Promise.all(lists.map((list) => stat(list).catch(() => undefined)));
  return isListed.some(Boolean)
    ? 'Nothing of it was erased since then.'
    : `There is no list of erasures at ${lists[0]}: what was erased since then is back. If there was a list elsewhere, restore again with --erasures <file>.`;
}

export const backupCommands: readonly Command[] = [
  {
    usage: 'backup <file>',
    options: { to: '<public key>' },
    does: 'writes everything in the database to a file, and verifies it; the server may be running',
    async run({ database, clock }, argument, { options: { to } = noOptions }) {
      const file = fileOf(argument);
      const at = clock.now();
      const { rows } = await writeBackup(database, { file, at, migrations, recipients: to });
      // How old the last one is, metrics and doctor read from here.
      await withTransaction(database, (transaction) =>
        audit(transaction, { type: 'backup_made', at, userId: undefined, metadata: { rows, by: 'operator' } }),
      );
      const safe =
        to.length > 0
          ? 'Only the owner of the key can read it: without the key it is lost.'
          : 'It contains personal data; keep it as safe as the server.';
      return [`${file} holds everything: ${rows} rows, read again and verified. ${safe}`];
    },
  },
  {
    usage: 'backup --verify <file>',
    options: { identity: '<file>' },
    does: 'reads a backup to its end and says whether it is whole; needs no database and no settings',
    async runBare(_, argument, options = noOptions) {
      await requireFiles(argument, options);
      const file = fileOf(argument);
      const found = await verifyBackup({ file, migrations, identities: await identitiesIn(options) });
      const { rows, tables, auditEntries, at, behind } = found;
      const older = behind === 0 ? [] : [`An earlier release made it; it is migrated when it is restored.`];
      const lines = [
        `${file} is whole, as of ${at}: ${rows} rows in ${tables} tables, every reference leads to a row, and the audit log holds together (${auditEntries} entries).`,
        ...older,
      ];
      return { lines, isWell: true };
    },
  },
  {
    usage: 'restore <file>',
    options: { identity: '<file>', erasures: '<file>' },
    does: 'replaces everything in the database by a backup of this release or an earlier one; the server may be running',
    creates: true,
    check: requireFiles,
    async run(services, argument, { confirmed, options = noOptions }) {
      const { database, dataFolder, clock } = services;
      const file = fileOf(argument);
      const identities = await identitiesIn(options);
      const accounts = await countAccounts(database);
      if (accounts > 0 && !confirmed)
        throw new CommandError(
          `Everything in the database, with ${accounts} ${accounts === 1 ? 'account' : 'accounts'}, would be replaced by ${file}. Add --yes to do it all the same.`,
        );
      const lists = [erasureListIn(dataFolder), ...options.erasures.map(fileOf)];
      let again = 0;
      const { rows, at } = await restoreBackup(database, {
        file,
        migrations,
        identities,
        before: (transaction) => listErasures(transaction, dataFolder),
        after: async (transaction, of) => {
          const erased = (await Promise.all(lists.map(readErasureList))).flat();
          again = await eraseAgain(transaction, erased, services);
          const metadata = { backup: of.at, rows: of.rows, by: 'operator' };
          await audit(transaction, { type: 'backup_restored', at: clock.now(), userId: undefined, metadata });
        },
      });
      return [`Everything is as it was on ${at}: ${rows} rows.`, await saidOfErasures(lists, again)];
    },
  },
];

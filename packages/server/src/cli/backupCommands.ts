import { stat } from 'node:fs/promises';
import path from 'node:path';
import { restoreBackup } from '../backup/restoreBackup.js';
import { writeBackup } from '../backup/writeBackup.js';
import { users } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import { audit } from '../platform/audit/audit.js';
import type { DatabaseCommand } from './command.js';
import { CommandError } from '../platform/commandError.js';

/** As the person typed it: npm runs scripts in the checkout, wherever it was called. */
const fileOf = (argument: string) => path.resolve(process.env.INIT_CWD ?? '', argument);

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new CommandError(`There is no file ${file}. Nothing was changed.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file. Nothing was changed.`);
}

export const backupCommands: readonly DatabaseCommand[] = [
  {
    usage: 'backup <file>',
    does: 'writes everything in the database to a file; the server may be running',
    async run({ database, clock }, argument) {
      const file = fileOf(argument);
      const at = clock.now();
      const rows = await writeBackup(database, file, at);
      // How old the last one is, metrics and doctor read from here.
      await withTransaction(database, (transaction) =>
        audit(transaction, { type: 'backup_made', at, userId: undefined, metadata: { rows, by: 'operator' } }),
      );
      return [`${file} holds everything: ${rows} rows. It contains personal data; keep it as safe as the server.`];
    },
  },
  {
    usage: 'restore <file>',
    does: 'replaces everything in the database by a backup; the server may be running',
    creates: true,
    check: (argument) => requireFile(fileOf(argument)),
    async run({ database }, argument, { confirmed }) {
      const file = fileOf(argument);
      const accounts = await database.$count(users);
      if (accounts > 0 && !confirmed)
        throw new CommandError(
          `Everything in the database, with ${accounts} ${accounts === 1 ? 'account' : 'accounts'}, would be replaced by ${file}. Add --yes to do it all the same.`,
        );
      const { rows, at } = await restoreBackup(database, file);
      return [`Everything is as it was on ${at}: ${rows} rows.`];
    },
  },
];

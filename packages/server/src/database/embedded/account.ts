import { readFile, stat } from 'node:fs/promises';

/** User and group id of the account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const overflow: Account = { uid: 65534, gid: 65534 };
const preferred = ['postgres', 'nobody'];

/**
 * Chooses the account to run PostgreSQL as, because it refuses to run as root. Undefined: this process's own. A folder
 * that already has an unprivileged owner keeps it, so it does not matter who started first.
 */
export async function chooseAccount(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountFrom(await readFile('/etc/passwd', 'utf8').catch(() => ''));
}

/** Finds the first preferred account in the text of /etc/passwd. Falls back to a number if there is none. */
export function accountFrom(passwd: string): Account {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  for (const name of preferred) {
    const entry = entries.find((fields) => fields[0] === name);
    const uid = Number(entry?.[2]);
    const gid = Number(entry?.[3]);
    if (entry && uid > 0 && gid >= 0) return { uid, gid };
  }
  return overflow;
}

/**
 * A backup is gzipped text of one JSON value per line: the beginning, then each table's name followed by its rows in
 * PostgreSQL's own text form, which loses nothing, and finally the number of rows. With a recipient, the whole is encrypted
 * with age. All releases write this format; only the tables change.
 */
export type BackupLine = BackupBeginning | { readonly table: string } | BackupEnd | string;

export interface BackupBeginning {
  readonly credence: 'backup';
  /** The form of the tables: the hash of the last migration. */
  readonly schema: string;
  /** When it was made, in ISO 8601. */
  readonly at: string;
}

/** Without it, the file is incomplete. */
export interface BackupEnd {
  readonly rows: number;
}

/** The backup cannot be written or read; the message is for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const damaged = (file: string) =>
  new BackupError(
    `${file} is not a backup of Credence, or not a complete one. "credence backup --verify" says more. Nothing was changed.`,
  );

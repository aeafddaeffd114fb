/** The database cannot be started here. The message tells the person at the terminal why and what to set. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The last sentence of every refusal of the embedded database: the workaround that always works. */
export const useYourOwn =
  'Or set DATABASE_URL to a PostgreSQL server of your own, for example postgresql://user:password@localhost:5432/credence.';

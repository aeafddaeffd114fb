/** The database cannot be started here. The message says why and what to set, in words for the person at the terminal. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Ends every refusal of the embedded database: the way out that always works. */
export const useYourOwn =
  'Or set DATABASE_URL to a PostgreSQL server of your own, for example postgresql://user:password@localhost:5432/credence.';

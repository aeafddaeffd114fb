/** What the log says of something that broke: once when it begins, and once when it is over. */
interface Told {
  readonly began: string;
  readonly over: string;
  /** What the operator does. */
  readonly todo: string;
}

/** What may break beneath the server. docs/operate.md has the same words, which a test holds. */
export const faults = {
  disk_full: {
    began: 'The disk of the database is full',
    over: 'The disk of the database has space again',
    todo: 'Free some space on the disk of the database.',
  },
  database_away: {
    began: 'The database cannot be reached',
    over: 'The database can be reached again',
    todo: 'See that PostgreSQL runs and that DATABASE_URL leads to it.',
  },
  database_read_only: {
    began: 'The database accepts no changes',
    over: 'The database accepts changes again',
    todo: 'Lead DATABASE_URL to the database that takes writes.',
  },
  database_busy: {
    began: 'The database has no connection free, or keeps calls waiting too long',
    over: 'The database keeps up again',
    todo: 'See what holds locks or connections in pg_stat_activity, and end it.',
  },
  pooler_refuses: {
    began: 'The pooler in front of the database refuses statements or connections',
    over: 'The pooler in front of the database takes statements again',
    todo: 'Do what its reason asks for; “A pooler in front of the database” says how it is to be set.',
  },
  replica_unused: {
    began: 'The replica cannot be used: all is read from DATABASE_URL',
    over: 'The replica is read from again',
    todo: 'See what credence doctor says of the replica.',
  },
  clock_jumped: {
    began: 'The clock jumped',
    over: 'The clock is where it was before it jumped',
    todo: 'Let the machine follow a time server (NTP), and see which rounds closed.',
  },
  erasing_held: {
    began: 'Nothing is erased, because the server was off, or the clock jumped or is not the database’s',
    over: 'What is due is erased again: the clock runs steadily',
    todo: 'See that this machine and that of the database follow a time server (NTP).',
  },
} as const satisfies Readonly<Record<string, Told>>;

export type Fault = keyof typeof faults;

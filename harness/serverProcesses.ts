import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Pgbouncer, pgbouncer } from '../packages/server/test/pooler/pgbouncer.ts';

/** What such a process is sent. */
export interface ServerStart {
  /** The bundled server, as a URL. */
  readonly bundle: string;
  readonly connection: object;
  /** Whether connections may keep statements prepared. */
  readonly prepares: boolean;
}

interface Shared {
  /** The bundled server, as a URL. */
  readonly bundle: string;
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
}

export interface ServerProcesses {
  readonly ports: readonly number[];
  readonly behindPooler: boolean;
  /** Seconds of a processor that all of them have used. */
  used(): Promise<number>;
  stop(): Promise<void>;
}

/** Connections of the pooler to PostgreSQL: as many as one process has without it. */
const CONNECTIONS = 20;

/** Starts so many server processes on one database, behind PgBouncer where that is installed. */
export async function startServerProcesses(count: number, { bundle, connection }: Shared): Promise<ServerProcesses> {
  const pooler = pgbouncer ? await Pgbouncer.start(connection, CONNECTIONS) : undefined;
  const start: ServerStart = {
    bundle,
    connection: pooler ? { connectionString: pooler.address(connection.database) } : connection,
    prepares: !pooler,
  };
  const children = Array.from({ length: count }, () => fork(new URL('serverProcess.ts', import.meta.url)));
  return {
    ports: await Promise.all(children.map((child) => tell(child, start))),
    behindPooler: pooler !== undefined,
    async used() {
      const seconds = await Promise.all(children.map((child) => tell(child, 'used')));
      return seconds.reduce((sum, each) => sum + each, 0);
    },
    async stop() {
      await Promise.all(children.map((child) => (child.disconnect(), once(child, 'exit'))));
      await pooler?.stop();
    },
  };
}

async function tell(child: ChildProcess, message: ServerStart | 'used'): Promise<number> {
  child.send(message);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A server process ended.')));
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [number];
  ended.catch(() => undefined);
  return answer;
}

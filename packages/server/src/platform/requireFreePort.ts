import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config/config.js';

/**
 * Tries the port that the server is going to listen on, before anything is made that would be left over.
 *
 * @throws the error of listening, as the server would
 */
export async function requireFreePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const attempt = createServer().listen({ port, host });
  await once(attempt, 'listening');
  attempt.close();
  await once(attempt, 'close');
}

import type { PoolClient } from 'pg';
import { vi } from 'vitest';
import type { Database } from '../../src/database/database.js';

/** The texts of the statements that work sends to the database, inside transactions and out, each once. */
export async function recordStatements(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const heard = new Map<PoolClient, { mock: { calls: unknown[][] }; mockRestore(): void }>();
  const listen = (client: PoolClient) => {
    if (!heard.has(client)) heard.set(client, vi.spyOn(client, 'query'));
  };
  database.$client.on('acquire', listen);
  try {
    await work();
    const texts = [...heard.values()].flatMap(({ mock }) => mock.calls.map(([asked]) => textOf(asked)));
    return [...new Set(texts)];
  } finally {
    database.$client.off('acquire', listen);
    for (const spy of heard.values()) spy.mockRestore();
  }
}

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

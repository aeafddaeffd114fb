import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { logoPath, logoType } from './logo.js';

/** Serves the organisation's logo from SITE_CONFIG. It is read at startup; a new one needs a restart. */
export async function addLogo(app: FastifyInstance, file: string | undefined): Promise<void> {
  const type = file && logoType(file);
  if (!file || !type) return;
  const bytes = await readFile(file);
  app.get(logoPath, (_request, reply) => reply.type(type).header('cache-control', 'public, max-age=3600').send(bytes));
}

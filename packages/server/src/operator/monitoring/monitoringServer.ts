import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a path answers with. */
export interface Page {
  readonly type: string;
  readonly text: () => Promise<string>;
}

export interface MonitoringServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves these pages to whoever reaches the port, each under its path: a port of its own, never the public one. */
export async function serveMonitoring(
  pages: Readonly<Record<string, Page>>,
  { port, host }: { port: number; host: string },
): Promise<MonitoringServer> {
  const server = createServer({ requestTimeout: 10_000, keepAliveTimeout: 5000 }, (request, response) => {
    const page = request.method === 'GET' ? pages[request.url?.split('?')[0] ?? ''] : undefined;
    void answer(page, response);
  });
  server.listen({ port, host });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(page: Page | undefined, response: ServerResponse): Promise<void> {
  const send = (status: number, type: string, text: string) =>
    response
      .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .end(text);
  if (!page) return void send(404, 'text/plain', 'There is nothing here.\n');
  try {
    send(200, page.type, await page.text());
  } catch {
    send(500, 'text/plain', 'This cannot be said at the moment.\n');
  }
}

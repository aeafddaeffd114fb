import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inRoot } from '../../build/workspace.ts';

const folder = inRoot('storybook-static');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built Storybook on this machine's own network, while its pages are looked at. */
export interface BuiltStorybook {
  readonly url: string;
  /** The ids of its stories, in the order of its list. */
  readonly stories: readonly string[];
  stop(): void;
}

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
}

/** Serves `storybook-static` from memory. */
export async function serveStorybook(): Promise<BuiltStorybook> {
  const read = new Map<string, Buffer | undefined>();
  const server = createServer((request, response) => {
    const place = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.join(folder, place === '/' ? 'index.html' : place);
    if (!read.has(file))
      read.set(file, statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined);
    const content = read.get(file);
    // Every browser asks for an icon of a page that names none.
    if (request.url === '/favicon.ico') response.writeHead(204);
    else if (!content) response.writeHead(404);
    else
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      });

    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stories: Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : [])),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

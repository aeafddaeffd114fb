import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language, standard } from '@credence/text';
import { framePolicy, pagePolicy } from '../http/securityHeaders.js';
import { compressed } from './compressed.js';

/** Placeholder in the pages for the request's nonce. */
const noncePlaceholder = '__CSP_NONCE__';

export interface ServedSite {
  /** Whether a browser requests a page rather than a missing file. */
  wantsPage(request: FastifyRequest): boolean;
  sendPage(reply: FastifyReply): FastifyReply;
}

/**
 * Serves the built application: the files compressed at build time, index.html for every page with what its reader sees
 * first, and the question that other sites may show in a frame.
 * @param embedOrigins those sites
 */
export async function addSite(
  app: FastifyInstance,
  folder: string,
  embedOrigins: readonly string[],
): Promise<ServedSite> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const firstPage = createFirstPages(page, await readIfThere(path.join(folder, 'firstPages.json')));
  const scripts = hashesOf(page);
  const frame = await readFile(path.join(folder, 'embed.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // One route per existing file: an unknown path reaches the page, not the file system.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '*.html', 'firstPages.json*'],
    cacheControl: false,
    setHeaders(reply, file) {
      // Vite puts a content hash into the names of all files under assets/.
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const send = (reply: FastifyReply, html: string, policyFor: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString('base64url');
    const { encoding, body } = compressed(html.replaceAll(noncePlaceholder, nonce), reply.request.headers);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', policyFor(nonce))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(body);
  };
  const sendPage = (reply: FastifyReply) =>
    send(reply, firstPage(reply.request), (nonce) => pagePolicy(nonce, scripts));
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  app.get('/embed/question', (_request, reply) => send(reply, frame, (nonce) => framePolicy(nonce, embedOrigins)));
  return { wantsPage, sendPage };
}

function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Of the scripts that stand in a page, as a policy names them. */
const hashesOf = (page: string): readonly string[] =>
  Array.from(
    page.matchAll(/<script>(.*?)<\/script>/gs),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { accept = '*/*' } = headers;
  // A program that takes anything is shown the page too, but not in place of a file that is not there.
  return accept.includes('text/html') || (accept.includes('*/*') && !fileName.test(url.split('?')[0] ?? ''));
}

/** What a path of a file may have, and that of a page has not. */
const fileName = /[.%]/;

type PageName = 'frame' | 'login' | 'home' | 'overview' | 'question';

/** The markup of pages by language, as the application's build has drawn it. */
type Drawn = Readonly<Partial<Record<PageName, Readonly<Partial<Record<Language, string>>>>>>;

/**
 * Puts what a reader sees before any script has run into the application's page, in the language and the colours that
 * they have chosen: the sign-in, and home, an overview and a question without what is said there, or the frame around all other pages.
 * @param page index.html
 * @param json what was drawn for it; undefined if nothing was, so that the page waits for its script
 */
function createFirstPages(page: string, json: string | undefined): (request: FastifyRequest) => string {
  const drawn = json === undefined ? {} : (JSON.parse(json) as Drawn);
  return ({ url, cookies }) => {
    // An address that cannot be read is answered before anything else of the request is.
    const { 'credence-language': chosen, 'credence-theme': theme } = (cookies as typeof cookies | undefined) ?? {};
    const language = isLanguage(chosen) ? chosen : standard;
    const markup = drawn[nameOf(url)]?.[language];
    const colours = theme === 'light' || theme === 'dark' ? ` data-credence-theme="${theme}"` : '';
    return page
      .replace('<html lang="en">', `<html lang="${language}"${colours}>`)
      .replace('<!--first-page-->', () => (markup === undefined ? '' : `<div id="first-page">${markup}</div>`));
  };
}

function nameOf(url: string): PageName {
  // With a query it says something else first, such as where the sign-in leads.
  if (/^\/login\/?$/.test(url)) return 'login';
  if (/^\/(?:index\/?)?(?:\?|$)/.test(url)) return 'home';
  // With a query it shows another part of the list.
  if (/^\/network\/[^/?]+\/?$/.test(url)) return 'overview';
  return /^\/network(\/[^/?]+){2}\/[1-9]\d*\/?(\?|$)/.test(url) ? 'question' : 'frame';
}

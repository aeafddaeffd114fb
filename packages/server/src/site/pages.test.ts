import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp.js';

const script = 'console.log("the application")'.repeat(100);
const drawn = {
  frame: { en: 'Loading', de: 'Lädt' },
  login: { en: 'Log in', de: 'Anmelden' },
  home: { en: 'Home', de: 'Start' },
  overview: { en: 'A network', de: 'Ein Netz' },
  question: { en: 'A question', de: '<style nonce="__CSP_NONCE__"></style>Eine Frage' },
};
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'credence-site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'firstPages.json'), JSON.stringify(drawn));
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta property="csp-nonce" nonce="__CSP_NONCE__"><script src="/assets/main-abc.js"></script><!--first-page-->',
  );
  await writeFile(path.join(folder, 'embed.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">A question');
  await writeFile(path.join(folder, 'assets/main-abc.js'), script);
  await writeFile(path.join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
  await writeFile(path.join(folder, 'assets/film-abc.webm'), film);
  await writeFile(path.join(folder, 'assets/film-abc.vtt'), 'WEBVTT\n');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await testApp({ siteFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const page = { accept: 'text/html,application/xhtml+xml' };

test('R-1806: a program that accepts anything is given the page at the address of a page, and no page for a missing file', async () => {
  for (const headers of [{ accept: '*/*' }, {}]) {
    for (const url of ['/login', '/index/', '/network/abc/n1/5/?from=x.y']) {
      const response = await get(url, headers);
      expect([response.statusCode, response.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
    }
    for (const url of ['/assets/gone-abc.js', '/robots.bak', '/api/nothing'])
      expect((await get(url, headers)).statusCode, url).toBe(404);
  }
});

test('every URL of the application returns its page, with its own nonce', async () => {
  const nonces = new Set<string>();
  for (const url of ['/', '/index/', '/login', '/network/abc/n1/5/', '/index.html']) {
    const response = await get(url, page);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']], url).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const nonce = /nonce="([\w-]{22})"/.exec(response.body)?.[1] ?? '';
    nonces.add(nonce);
    expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  }
  expect(nonces.size).toBe(5);
});

test('R-3126: the page says something before any script has run, in the language and the colours that were chosen', async () => {
  const said = async (url: string, cookie?: string) =>
    (await get(url, { ...page, ...(cookie ? { cookie } : {}) })).body.replace(
      /<(?:!doc|meta|script|\/script)[^>]*>/g,
      '',
    );
  const shown = (tag: string, markup: string) => `${tag}<div id="first-page">${markup}</div>`;
  expect(await said('/login')).toBe(shown('<html lang="en">', 'Log in'));
  expect(await said('/login/', 'credence-language=de; credence-theme=dark')).toBe(
    shown('<html lang="de" data-credence-theme="dark">', 'Anmelden'),
  );
  expect(await said('/network/abc/study', 'credence-language=de')).toBe(shown('<html lang="de">', 'Lädt'));
  expect(await said('/login?from=%2Findex')).toBe(shown('<html lang="en">', 'Loading'));
  // What a cookie says may be anything.
  expect(await said('/login', 'credence-language=constructor; credence-theme="><script>')).toBe(
    shown('<html lang="en">', 'Log in'),
  );
  expect((await get('/login', page)).headers.vary).toContain('cookie');
  expect((await get('/firstPages.json', { accept: 'application/json' })).statusCode).toBe(404);
});

test('R-3177: the address of a question is sent the head of one, with its styles under the same policy', async () => {
  const sent = async (url: string) => (await get(url, { ...page, cookie: 'credence-language=de' })).body;
  for (const url of ['/network/abc/n1/5/', '/network/abc/n1/5?from=x'])
    expect(await sent(url), url).toMatch(/nonce="([\w-]{22})">.*<style nonce="\1"><\/style>Eine Frage/s);
  for (const url of ['/network/abc/n1/05/', '/network/abc/n1/', '/network/abc/n1/5/start/', '/study/abc/n1/5/'])
    expect(await sent(url), url).toContain('Lädt');
});

test('R-3277: the addresses of home are sent what is drawn of it, and no others', async () => {
  const sent = async (url: string) => (await get(url, { ...page, cookie: 'credence-language=de' })).body;
  for (const url of ['/', '/index', '/index/', '/?from=x']) expect(await sent(url), url).toContain('Start');
  for (const url of ['/index/a', '/indexes', '/profile']) expect(await sent(url), url).toContain('Lädt');
});

test('R-3285: the address of a network is sent what is drawn of an overview, and no others', async () => {
  const sent = async (url: string) => (await get(url, { ...page, cookie: 'credence-language=de' })).body;
  for (const url of ['/network/abc', '/network/abc/']) expect(await sent(url), url).toContain('Ein Netz');
  for (const url of ['/network/abc/?page=2', '/network/abc/study', '/network/', '/networks_overview'])
    expect(await sent(url), url).toContain('Lädt');
});

test('R-3175: an application for which no first pages were drawn is served without them', async () => {
  const plain = await mkdtemp(path.join(tmpdir(), 'credence-site-'));
  await writeFile(path.join(plain, 'index.html'), '<html lang="en"><!--first-page--><div id="root"></div>');
  await writeFile(path.join(plain, 'embed.html'), '');
  const other = await testApp({ siteFolder: plain });
  const { statusCode, body } = await other.app.inject({ url: '/login', headers: page });
  expect([statusCode, body]).toEqual([200, '<html lang="en"><div id="root"></div>']);
  await other.close();
  await rm(plain, { recursive: true, force: true });
});

test.each(['/%', '/a%0ab', '/login%0a', '/%ff'])('R-152: %s opens the application too', async (url) => {
  const response = await get(url, page);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await get('/api/%', page)).json()).toMatchObject({ code: 'not_found' });
});

test('files are served as compressed, and may be cached forever if their name contains a hash', async () => {
  for (const [encoding, size] of [
    ['br', brotliCompressSync(script).length],
    ['gzip', gzipSync(script).length],
    ['identity', script.length],
  ] as const) {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': encoding });
    expect([response.statusCode, response.rawPayload.length, response.headers['content-encoding']], encoding).toEqual([
      200,
      size,
      encoding === 'identity' ? undefined : encoding,
    ]);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
    });
  }
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('a film is served in the pieces that a player asks for, with its captions (R-432)', async () => {
  const whole = await get('/assets/film-abc.webm');
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/webm',
    'bytes',
  ]);
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 2],
    ['bytes=100-', 100, 5000],
    ['bytes=-10', 4990, 5000],
  ] as const) {
    const part = await get('/assets/film-abc.webm', { range, 'accept-encoding': 'br, gzip' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-type']], range).toEqual([
      206,
      `bytes ${from}-${to - 1}/5000`,
      'video/webm',
    ]);
    expect(part.rawPayload, range).toEqual(film.subarray(from, to));
  }
  expect((await get('/assets/film-abc.vtt')).headers['content-type']).toMatch(/^text\/vtt/);
  expect((await get('/', page)).headers['content-security-policy']).toContain("media-src 'self'");
});

test('only the question in a frame may be shown by other sites, and only by those of the settings', async () => {
  const frame = await get('/embed/question?node=Pain', page);
  expect([frame.statusCode, frame.body]).toEqual([200, expect.stringContaining('A question')]);
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors https://survey.example.org;');
  expect(frame.headers['content-security-policy']).toContain("connect-src 'none'");
  expect(frame.headers).not.toHaveProperty('x-frame-options');
  for (const url of ['/', '/embed', '/embed/other', '/embed.html', '/network/abc']) {
    const other = await get(url, page);
    expect(other.headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(other.headers['x-frame-options'], url).toBe('DENY');
    expect(other.body, url).not.toContain('A question');
  }
});

test('a file that is missing, or a page of the API, is no page', async () => {
  for (const [url, headers] of [
    ['/assets/gone.js', {}],
    ['/network/abc', { accept: 'application/json' }],
    ['/api/nothing', page],
    ['/api', page],
    ['/API/nothing', page],
  ] as const) {
    const response = await get(url, headers);
    expect([response.statusCode, response.json().code], url).toEqual([404, 'not_found']);
  }
  expect((await server.app.inject({ method: 'POST', url: '/login', headers: page })).statusCode).toBe(404);
});

test('nothing outside the folder is served', async () => {
  for (const url of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fetc/passwd',
    '/assets/main-abc.js.br',
    '/..%5cpackage.json',
  ])
    expect((await get(url)).statusCode, url).toBe(404);
});

import type { components } from '@credence/api-client';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';

test('the site says how many cases each certainty stands for', async () => {
  const site = async (certaintyCases?: [number, number, number, number]) => {
    const app = await appForThisTest(certaintyCases ? { config: { certaintyCases } } : {});
    return (await app.visitor().get('/site')).json<components['schemas']['Site']>();
  };
  expect((await site()).certaintyCases).toEqual([2, 5, 15, 40]);
  expect((await site([1, 10, 100, 1_000])).certaintyCases).toEqual([1, 10, 100, 1_000]);
});

test('R-2545: a browser gets the site gzipped, as its first page waits for it', async () => {
  const app = await appForThisTest();
  const plain = await app.visitor().get('/site');
  const gzipped = await app.visitor().get('/site', { 'accept-encoding': 'gzip, br' });
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(plain.json());
});

import type { components } from '@credence/api-client';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';

test('the site says how many cases each certainty stands for', async () => {
  const site = async (certaintyCases?: [number, number, number, number]) => {
    const app = await appForThisTest(certaintyCases ? { config: { certaintyCases } } : {});
    return (await app.visitor().get('/site')).json<components['schemas']['Site']>();
  };
  expect((await site()).certaintyCases).toEqual([2, 5, 15, 40]);
  expect((await site([1, 10, 100, 1_000])).certaintyCases).toEqual([1, 10, 100, 1_000]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finish, isProblem, modelOf, posteriorsOf, readNetworkFile } from '@credence/bayesnet';
import type { NetworkListEntry } from '@credence/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/testApp.js';
import { demoPassword } from '../features/site/demoAccounts.js';
import { places } from '../places.js';
import { defaultSite } from '../platform/config/siteTexts.js';
import { inThisThread } from '../platform/files/networkFiles.js';
import { createPasswords } from '../platform/passwords.js';
import { demoNetworks } from './demoNetworks.js';
import { seedDemo } from './seedDemo.js';

test('R-2109: the demo has a network in German for the expert and the colleague, below the one that is half answered', async () => {
  const { app, database, clock, config, visitor, close } = await testApp();
  onTestFinished(close);
  // Lists stand in order of time, and the clock of tests stands still.
  const passing = {
    now: () => {
      clock.advance(1);
      return clock.now();
    },
  };
  await seedDemo(
    {
      database,
      clock: passing,
      pause: () => Promise.resolve(),
      config,
      site: defaultSite,
      log: app.log,
      passwords: createPasswords(),
      files: inThisThread,
      mailServer: { isAway: false },
    },
    [demoNetworks(places.examples)],
  );
  const listed = async (username: string, list: string) => {
    const client = visitor();
    client.token = (await client.post('/user/login', { username, password: demoPassword })).json().token;
    const { networks } = (await client.get(list)).json<{ networks: NetworkListEntry[] }>();
    return networks.map(({ filename }) => filename);
  };
  expect(await listed('expert@example.org', '/user/index')).toEqual([
    'larynx.xdsl',
    'chest-clinic.xml',
    'atemnot.xdsl',
  ]);
  expect(await listed('colleague@example.org', '/user/collaborations')).toContain('atemnot.xdsl');
});

test('R-2109: the German example has the published figures of the chest clinic', () => {
  const marginals = ['atemnot.xdsl', 'chest-clinic.xml'].map((file) => {
    const { document, problems } = readNetworkFile(readFileSync(path.join(places.examples, file)));
    if (!document) throw new Error(problems[0]?.message);
    const found = finish(posteriorsOf(modelOf(document.network)));
    if (isProblem(found)) throw new Error(found.code);
    return document.network.nodes.map((_, node) => [...(found.marginal(node) ?? [])].map((share) => share.toFixed(9)));
  });
  expect(marginals[0]).toEqual(marginals[1]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finish, isProblem, modelOf, posteriorsOf, readNetworkFile } from '@credence/bayesnet';
import type { NetworkListEntry, NetworkOverview } from '@credence/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { demoServices } from '../../../test/demoServices.js';
import { testApp } from '../../../test/testApp.js';
import { places } from '../../places.js';
import { demoPassword } from '../../site/demoAccounts.js';
import { demoNetworks } from './demoNetworks.js';
import { seedDemo } from './seedDemo.js';

async function seeded() {
  const server = await testApp();
  onTestFinished(server.close);
  // Lists stand in order of time, and the clock of tests stands still.
  const clock = {
    now: () => {
      server.clock.advance(1);
      return server.clock.now();
    },
  };
  await seedDemo(demoServices(server, { clock }), [demoNetworks(places.examples)]);
  const signedIn = async (username: string) => {
    const client = server.visitor();
    client.token = (await client.post('/user/login', { username, password: demoPassword })).json().token;
    return client;
  };
  const list = async (username: string, path: string) =>
    (await (await signedIn(username)).get(path)).json<{ networks: NetworkListEntry[] }>().networks;
  return { signedIn, list };
}

test('R-2109: the demo has a network in German for the expert and the colleague, below the one that is half answered', async () => {
  const { list } = await seeded();
  const files = async (username: string, path: string) => (await list(username, path)).map(({ filename }) => filename);
  expect(await files('expert@example.org', '/user/index')).toEqual(['larynx.xdsl', 'chest-clinic.xml', 'atemnot.xdsl']);
  expect(await files('colleague@example.org', '/user/collaborations')).toContain('atemnot.xdsl');
});

test('R-3673: every network of the demo has a title, and every node a name as physicians write it', async () => {
  const { signedIn, list } = await seeded();
  const expert = await signedIn('expert@example.org');
  for (const { networkId, networkName } of await list('expert@example.org', '/user/index')) {
    expect(networkName).toMatch(/^\p{Lu}[^_]+$/u);
    const { nodes } = (await expert.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
    for (const { display_name: name } of nodes) expect(name).toMatch(/^\p{Lu}[^_]+$/u);
  }
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

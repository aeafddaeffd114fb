import { randomUUID } from 'node:crypto';
import type { UserRow } from '../src/accounts/users.js';
import { networkMembers } from '../src/database/schema/index.js';
import type { Client } from './client.js';
import type { TestApp } from './testApp.js';
import { type TestNode, weather, xdslFile } from './xdslFile.js';

/** An uploaded network and its owner. */
export interface Assessed {
  owner: Client & { user: UserRow };
  networkId: string;
  /** The path of a node, /network/{networkId}/{nodeId}. */
  at(nodeKey: string): string;
}

/** Uploads these nodes from a new account. */
export async function assessed(server: TestApp, nodes: readonly TestNode[] = weather): Promise<Assessed> {
  const owner = await server.signedIn();
  const response = await owner.upload('/network/upload', { bytes: xdslFile(nodes) });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { networkId } = response.json<{ networkId: string }>();
  return { owner, networkId, at: (nodeKey) => `/network/${networkId}/${nodeKey}` };
}

/** Adds a new person to the network. */
export async function addCollaborator(
  server: TestApp,
  networkId: string,
  role: 'collaboration' | 'invitation' = 'collaboration',
): Promise<Client & { user: UserRow }> {
  const client = await server.signedIn();
  await server.database
    .insert(networkMembers)
    .values({ networkId, id: randomUUID(), userId: client.user.id, role, createdAt: server.clock.now() });
  return client;
}

/** An answer as sent by the question screen. */
export const answer = (sliders: readonly number[], more: object = {}) => ({
  sliders,
  'self-eval': 1,
  comment: '',
  timer: 10,
  ...more,
});

import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { networkMembers, networks } from '../src/database/schema/index.js';
import { memberMay, networkFor } from '../src/networks/whoMay.js';
import { rightsOf } from '../src/roles/rights.js';
import { type MemberWord, roles, type RoleRow } from '../src/roles/roles.js';
import { statusesOf } from './matrix.js';
import { appForThisTest } from './testApp.js';
import { addPeople, makeWorld } from './world.js';

/** Somebody who reads a network and answers nothing. */
const planted = { member: 'planted', type: 'collaboration', may: ['view', 'withdraw'] } as const;
const table = { ...roles, planted } satisfies Record<string, RoleRow>;
const rights = rightsOf<keyof typeof table>(table);

test('R-2762: a role added to the table is let in where it may, refused where not, and sees nothing it may not', () => {
  expect(rights.roleOfMember('planted')).toBe('planted');
  expect(rights.decide('view', 'planted')).toBe('allowed');
  expect(rights.decide('assess', 'planted')).toBe('forbidden');
  expect(rights.decide('answer_invitation', 'planted')).toBe('forbidden');
  expect(rightsOf({ blind: { may: ['assess'] } }).decide('view', 'blind')).toBe('notFound');
});

test('R-2762: its column of the authorization matrix follows, and no other changes', () => {
  const rowOf = (permission: 'view' | 'assess' | 'share') => statusesOf(permission, table, rights);
  expect(['view', 'assess', 'share'].map((permission) => rowOf(permission as 'view').planted)).toEqual([200, 403, 403]);
  const { planted: added, ...rest } = rowOf('view');
  expect([added, rest]).toEqual([200, statusesOf('view', roles, rightsOf<keyof typeof roles>(roles))]);
});

class TakenBack extends Error {}

test('R-2762, R-2767: SQL selects the people and networks of a role once the database takes its word', async () => {
  const server = await appForThisTest();
  const people = await addPeople(server);
  const { networkId } = await makeWorld(server, people);
  const member = { networkId, id: randomUUID(), userId: people.stranger.id, createdAt: new Date() };
  const plant = { ...member, role: planted.member as string as MemberWord };
  const found: Record<string, boolean[]> = {};

  await expect(server.database.insert(networkMembers).values(plant)).rejects.toMatchObject({
    cause: { code: '23514' },
  });
  const planting = server.database.transaction(async (transaction) => {
    await transaction.execute(sql`alter table network_members drop constraint network_members_role`);
    await transaction.insert(networkMembers).values(plant);
    for (const permission of ['view', 'assess'] as const) {
      const ofPerson = and(eq(networkMembers.id, member.id), memberMay(permission, rights));
      const ofNetwork = and(eq(networks.id, networkId), networkFor(people.stranger.id, permission, rights));
      const counts = [
        await transaction.$count(networkMembers, ofPerson),
        await transaction.$count(networks, ofNetwork),
      ];
      found[permission] = counts.map(Boolean);
    }
    throw new TakenBack();
  });
  await expect(planting).rejects.toBeInstanceOf(TakenBack);
  expect(found).toEqual({ view: [true, true], assess: [false, false] });
});

test('R-2761: SQL finds for each role of the table what its row permits', async () => {
  const server = await appForThisTest();
  const people = await addPeople(server);
  const { networkId } = await makeWorld(server, people);
  for (const role of ['owner', 'collaborator', 'invited', 'administrator'] as const)
    for (const permission of ['view', 'share', 'answer_invitation'] as const) {
      const mine = and(eq(networks.id, networkId), networkFor(people[role].id, permission));
      const may: readonly string[] = roles[role].may;
      expect([role, permission, await server.database.$count(networks, mine)]).toEqual([
        role,
        permission,
        may.includes(permission) ? 1 : 0,
      ]);
    }
});

test('R-2764: each list and the overview say what the reader may do', async () => {
  const server = await appForThisTest();
  const people = await addPeople(server);
  const { networkId } = await makeWorld(server, people);
  const lists = { owner: '/user/index', collaborator: '/user/collaborations', invited: '/user/invitations' } as const;
  for (const role of Object.keys(lists) as (keyof typeof lists)[]) {
    const client = await server.signedIn(people[role]);
    expect((await client.get(lists[role])).json().networks).toMatchObject([
      { networkId, type: roles[role].type, may: roles[role].may },
    ]);
    if (role === 'invited') continue;
    expect((await client.get(`/network/overview/${networkId}`)).json().may).toEqual(roles[role].may);
  }
});

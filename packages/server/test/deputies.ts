import { expect } from 'vitest';
import type { UserRow } from '../src/accounts/users.js';
import type { Client } from './client.js';
import type { TestApp } from './testApp.js';
import { testPassword } from './users.js';

/** A new person who has accepted to be the deputy of the study. */
export async function addDeputy(
  server: TestApp,
  { owner, path }: { owner: Client; path: string },
  username = 'dora@example.org',
): Promise<Client & { user: UserRow }> {
  const deputy = await server.signedIn(
    await server.addUser({ username, usernameKey: username, firstname: 'Dora', lastname: 'Weiss' }),
  );
  for (const response of [
    await owner.post(`${path}/deputy`, { email: username }),
    await deputy.post(`${path}/deputy/answer`, { accepts: true }),
  ])
    expect(response.statusCode, response.body).toBe(200);
  // So that the mails of what follows are later ones.
  server.clock.advance(1000);
  return deputy;
}

/** Deletes the account of somebody. */
export async function leave(client: Client, wishes: object = {}): Promise<void> {
  const response = await client.post('/user/delete', { password: testPassword, ...wishes });
  expect(response.statusCode, response.body).toBe(200);
}

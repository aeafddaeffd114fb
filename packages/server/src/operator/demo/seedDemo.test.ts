import { expect, onTestFinished, test } from 'vitest';
import { demoServices } from '../../../test/demoServices.js';
import { type TestApp, testApp } from '../../../test/testApp.js';
import { demoPassword } from '../../site/demoAccounts.js';
import { seedDemo } from './seedDemo.js';

async function server(): Promise<TestApp> {
  const made = await testApp();
  onTestFinished(() => made.close());
  return made;
}

test('an empty database gets the three accounts and the content, once, and each can sign in', async () => {
  const made = await server();
  const filled: string[][] = [];
  const content = [
    (_: unknown, accounts: ReadonlyMap<string, unknown>) => {
      filled.push([...accounts.keys()]);
      return Promise.resolve();
    },
  ];
  const names = ['expert@example.org', 'colleague@example.org', 'admin@example.org'];
  expect(await seedDemo(demoServices(made), content)).toEqual(names);
  expect(await seedDemo(demoServices(made), content)).toEqual(names);
  expect(filled).toEqual([names]);
  for (const username of names) {
    const client = made.visitor();
    client.token = (await client.post('/user/login', { username, password: demoPassword })).json().token;
    expect((await client.get('/user/check-admin')).json()).toEqual({ is_admin: username.startsWith('admin') });
    expect((await client.get(`/user/get-user/${username}`)).statusCode).toBe(200);
  }
});

test('a database that has users gets no demo accounts', async () => {
  const made = await server();
  await made.addUser();
  expect(await seedDemo(demoServices(made))).toEqual([]);
});

import { isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { ownBrowser } from '../../../test/ownBrowser.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import {
  answers,
  attempts,
  auditLog,
  events,
  invitations,
  knownBrowsers,
  links,
  mails,
  networks,
  sessions,
  users,
} from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import { findBreak } from '../../platform/audit/chain.js';
import { retain } from './retain.js';

const day = 86_400_000;
const later = async (app: TestApp, days: number) => {
  app.clock.advance(days * day);
  expect(await retain(app.database, app.clock.now(), app)).toBe(true);
};

/** Every value of every table, as a single text. */
async function everything({ database }: TestApp): Promise<string> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = await Promise.all(
    rows.map(({ name }) =>
      database.execute(sql.raw(`select * from "${name}"`)).then((found) => JSON.stringify(found.rows)),
    ),
  );
  return texts.join('\n');
}

describe('a network of an erased account', () => {
  test('R-1803: one for which nothing was chosen passes to the collaborator of longest standing, who is told by mail', async () => {
    const app = await appForThisTest();
    const { owner, networkId } = await assessed(app);
    const heir = await addCollaborator(app, networkId);
    await owner.post('/user/delete', { password: testPassword });
    await later(app, 14.1);
    expect((await app.database.select().from(networks))[0]).toMatchObject({ id: networkId, ownerId: heir.user.id });
    const told = (await mailbox(app)).filter(({ to }) => to === heir.user.username);
    expect(told.map(({ subject }) => subject)).toEqual(['You now own a network at Credence']);
    expect(told[0]?.text).toContain(`/network/${networkId}/`);
    expect((await app.database.select().from(events)).map(({ type }) => type)).toContain('network_handed_over');
  });
});

describe('what is kept is kept for its time', () => {
  test('what a deleted account wrote in invitations, whether or not they were answered', async () => {
    const app = await appForThisTest();
    const { owner, networkId } = await assessed(app);
    const invitee = await app.addUser();
    const heir = await addCollaborator(app, networkId);
    await owner.post(`/network/invite-by-email/${networkId}`, {
      emails: [invitee.username, 'new@example.org'],
      message: 'Please help, canary.',
    });
    expect(await app.database.select({ message: invitations.message }).from(invitations)).toHaveLength(2);
    await owner.post('/user/delete', { password: testPassword, networks: [{ networkId, handOverTo: heir.user.id }] });
    await later(app, 14.1);
    const left = await app.database.select({ message: invitations.message }).from(invitations);
    expect(left).toEqual([{ message: '' }, { message: '' }]);
  });

  test('an account that nobody activates, for 30 days', async () => {
    const app = await appForThisTest();
    await app.addUser({ username: 'idle@example.org', activatedAt: null, createdAt: app.clock.now() });
    await later(app, 29);
    expect(await everything(app)).toContain('idle@example.org');
    await later(app, 1.1);
    expect(await everything(app)).not.toContain('idle@example.org');
  });

  test('R-2537 every registration of an address that nobody activates, and longer while a link that was mailed for one works', async () => {
    const app = await appForThisTest();
    const register = (username: string, firstname: string) =>
      ownBrowser(app).post('/user/create', { username, firstname, password: testPassword, password2: testPassword });
    await register('idle@example.org', 'Firstcanary');
    await register('late@example.org', 'Early');
    await later(app, 29.5);
    await register('late@example.org', 'Late');
    const link = await newestLink(app, 'late@example.org');
    await register('idle@example.org', 'Secondcanary');
    await later(app, 0.9);
    expect(await everything(app)).toContain('Secondcanary');
    await ownBrowser(app).get(
      `/user/confirm-account?${new URLSearchParams({ user: link.user, secret: link.secret }).toString()}`,
    );
    await later(app, 0.2);
    expect(await everything(app)).not.toMatch(/(First|Second)canary/);
    expect(await app.database.select().from(users).where(isNull(users.purgedAt))).toMatchObject([
      { username: 'late@example.org', firstname: 'Late' },
    ]);
  });

  test('a deleted account, for 14 days; then nothing personal is left of it, and its answers are a former user’s', async () => {
    const app = await appForThisTest();
    const { owner, networkId, at } = await assessed(app);
    const canaries = ['leaving.canary@example.org', 'Firstcanary', 'Lastcanary', 'Disciplinecanary'];
    await app.database.update(users).set({
      username: canaries[0]!,
      usernameKey: canaries[0]!,
      firstname: canaries[1]!,
      lastname: canaries[2]!,
      discipline: canaries[3]!,
    });
    const early = await addCollaborator(app, networkId);
    app.clock.advance(1000);
    await addCollaborator(app, networkId);
    expect((await owner.post(`${at('n1')}/1/save`, answer([70, 20, 10]))).statusCode).toBe(200);
    const alone = await owner.upload('/network/upload', { bytes: await sample(owner, networkId) });
    expect(alone.statusCode).toBe(201);
    expect((await owner.post('/user/delete', { password: testPassword })).statusCode).toBe(200);

    await later(app, 13.9);
    expect(await everything(app)).toContain(canaries[0]);
    // By now the mail that offers to keep the account was sent.
    await app.database.update(mails).set({ sealed: null, sentAt: app.clock.now() });
    await later(app, 0.2);
    const left = await everything(app);
    for (const canary of canaries) expect(left, canary).not.toContain(canary);
    const [kept] = await app.database.select().from(answers).where(notPlanted(answers));
    expect(kept?.sliders).toEqual([70, 20, 10]);
    const rows = await app.database.select({ id: networks.id, ownerId: networks.ownerId }).from(networks);
    expect(rows).toEqual([{ id: networkId, ownerId: early.user.id }]);
    const told = await app.database.select().from(events);
    expect(new Set(told.filter(({ actorId }) => actorId === owner.user.id).map(({ username }) => username))).toEqual(
      new Set(['former user']),
    );
    // The address is available again.
    app.clock.advance(1000);
    await app
      .visitor()
      .post('/user/create', { username: canaries[0], password: testPassword, password2: testPassword });
    expect((await mailbox(app)).at(-1)?.subject).toContain('Activate');
  });

  test('a deleted network, for 30 days, and then without its answers', async () => {
    const app = await appForThisTest();
    const { owner, at } = await assessed(app);
    await owner.post(`${at('n2')}/1/save`, answer([63, 37], { comment: 'a canary in a comment' }));
    await app.database.update(networks).set({ deletedAt: app.clock.now() });
    await later(app, 29.9);
    expect(await app.database.select().from(networks)).toHaveLength(1);
    await later(app, 0.2);
    expect(await app.database.select().from(networks)).toHaveLength(0);
    expect(await everything(app)).not.toMatch(/63, ?37|canary/);
  });

  test('sessions and links for 14 days after their end, counts and known browsers for a day and 180, mails for 30', async () => {
    const app = await appForThisTest();
    const user = await app.addUser();
    await app.signedIn(user);
    await app.visitor().post('/user/forgot-password', { username: user.username });
    await app.database.update(mails).set({ sealed: null, sentAt: app.clock.now() });
    await app.visitor().post('/user/login', { username: user.username, password: testPassword });
    await later(app, 0.9);
    expect(await app.database.select().from(attempts)).not.toHaveLength(0);
    await later(app, 0.2);
    expect(await app.database.select().from(attempts)).toHaveLength(0);
    expect(await app.database.select().from(sessions)).toHaveLength(2);
    await later(app, 27);
    expect(await app.database.select().from(sessions)).toHaveLength(0);
    expect(await app.database.select().from(links)).toHaveLength(0);
    expect(await app.database.select().from(mails)).toHaveLength(1);
    await later(app, 3);
    expect(await app.database.select().from(mails)).toHaveLength(0);
    expect(await app.database.select().from(knownBrowsers)).toHaveLength(1);
    await later(app, 150);
    expect(await app.database.select().from(knownBrowsers)).toHaveLength(0);
  });

  test('the audit log for two years; what is left of it still holds together', async () => {
    const app = await appForThisTest();
    for (let time = 0; time < 4; time++) {
      await withTransaction(app.database, (transaction) =>
        audit(transaction, { type: 'refused', at: app.clock.now(), userId: undefined }),
      );
      app.clock.advance(300 * day);
    }
    await later(app, 0);
    const left = await app.database.select().from(auditLog).orderBy(auditLog.number);
    expect(left.map(({ number }) => number)).toEqual([3, 4]);
    expect(findBreak(left)).toBeUndefined();
  });
});

test.each(['update audit_log set type = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
  'the database refuses to %s',
  async (statement) => {
    const app = await appForThisTest();
    await withTransaction(app.database, (transaction) =>
      audit(transaction, { type: 'refused', at: app.clock.now(), userId: undefined }),
    );
    await expect(app.database.$client.query(statement)).rejects.toThrow('only ever appended to');
  },
);

async function sample(
  owner: { get(path: string): Promise<{ rawPayload: Buffer }> },
  networkId: string,
): Promise<Buffer> {
  return (await owner.get(`/network/download/${networkId}`)).rawPayload;
}

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailbox } from '../../../test/mailbox.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { auditLog, users } from '../../database/schema/index.js';
import { CommandError } from '../../platform/commandError.js';
import { defaultSite } from '../../platform/config/siteTexts.js';
import { findCommand, help } from './commands.js';

async function credence({ database, clock, config, invitations }: TestApp, line: string): Promise<string[]> {
  const found = findCommand(line.split(' '));
  if (!found || !('run' in found.command)) throw new Error(`no command ${line} on a database`);
  const { command, argument, confirmed } = found;
  const services = { database, clock, config, site: defaultSite, invitations, dataFolder: '/nowhere' };
  return command.run(services, argument, { confirmed });
}

describe('the operator at the terminal', () => {
  test('R-2670 makes administrators and ordinary users, and lists them; the last one needs a second word', async () => {
    const app = await appForThisTest();
    await app.addUser({ username: 'Ada@example.org' });
    await app.addUser({ username: 'idle@example.org', activatedAt: null });
    expect(await credence(app, 'admin list')).toEqual(['There are no administrators.']);
    expect(await credence(app, 'admin add ada@EXAMPLE.org')).toEqual(['Ada@example.org is an administrator.']);
    expect(await credence(app, 'admin list')).toEqual(['Ada@example.org  administrator']);
    expect(await credence(app, 'user list')).toEqual([
      'Ada@example.org  administrator',
      'idle@example.org  not activated',
    ]);
    const [ada] = await app.database.select().from(users).where(eq(users.usernameKey, 'ada@example.org'));
    expect((await (await app.signedIn(ada)).get('/user/check-admin')).json()).toEqual({ is_admin: true });
    await expect(credence(app, 'admin remove ada@example.org')).rejects.toThrow(/is the last administrator.*--yes/);
    await credence(app, 'admin remove ada@example.org --yes');
    expect(await credence(app, 'admin list')).toEqual(['There are no administrators.']);
    expect((await app.database.select().from(auditLog).orderBy(auditLog.number)).map(({ type }) => type)).toEqual([
      'role_granted',
      'role_taken',
    ]);
  });

  test('activates an account, and prints a link for a new password', async () => {
    const app = await appForThisTest();
    await app.addUser({ username: 'idle@example.org', activatedAt: null });
    expect(await credence(app, 'user activate idle@example.org')).toEqual([
      'idle@example.org is active and can log in.',
    ]);
    const [link] = await credence(app, 'user password-link idle@example.org');
    const held = new URLSearchParams(new URL(link!).hash.slice(1));
    const response = await app.visitor().post('/user/reset-password', {
      user: held.get('user'),
      secret: held.get('secret'),
      password: 'eleven loud herons',
    });
    expect(response.statusCode).toBe(200);
  });

  test('R-2536 is told when the address of an account to activate was registered more than once', async () => {
    const app = await appForThisTest();
    const [username, first, last] = ['ada@example.org', 'seven quiet larks', 'eleven loud herons'];
    for (const password of [first, last]) {
      await app.visitor().post('/user/create', { username, password, password2: password });
      app.clock.advance(1000);
    }
    expect(await credence(app, `user activate ${username}`)).toEqual([
      'ada@example.org is active and can log in.',
      expect.stringContaining('registered more than once, and the last password counts'),
    ]);
    expect((await app.visitor().post('/user/login', { username, password: first })).statusCode).toBe(400);
    expect((await app.visitor().post('/user/login', { username, password: last })).statusCode).toBe(200);
    expect(await credence(app, `user activate ${username}`)).toEqual(['ada@example.org is active already.']);
  });

  test('R-2671 ends sessions, deletes with a way back, and purges without once it is confirmed', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser({ username: 'ada@example.org' }));
    expect(await credence(app, 'user log-out ada@example.org')).toEqual(['1 session of ada@example.org ended.']);
    expect((await client.get('/user/index')).statusCode).toBe(401);
    await credence(app, 'user delete ada@example.org');
    expect((await mailbox(app))[0]?.subject).toContain('will be deleted');
    await expect(credence(app, 'user purge ada@example.org')).rejects.toThrow(/cannot be undone\. Add --yes/);
    const purge = 'user purge ada@example.org --yes';
    expect(await credence(app, purge)).toEqual(['Nothing personal is left of ada@example.org.']);
    await expect(credence(app, purge)).rejects.toThrow(CommandError);
  });

  test('sees an audit log that somebody changed behind the database’s back', async () => {
    const app = await appForThisTest();
    const { username } = await app.addUser();
    for (const password of ['wrong', testPassword]) await app.visitor().post('/user/login', { username, password });
    expect(await credence(app, 'audit verify')).toEqual(['The audit log holds together: 2 entries.']);
    await app.database.transaction(async (transaction) => {
      await transaction.execute("set local session_replication_role = 'replica'");
      await transaction.update(auditLog).set({ type: 'signed_in' }).where(eq(auditLog.number, 1));
    });
    await expect(credence(app, 'audit verify')).rejects.toThrow('broken at entry 1: it was changed');
  });

  test.each(['admin', 'admin add', 'user fly ada@example.org', 'admin list all', ''])('"%s" is no command', (line) => {
    expect(findCommand(line.split(' '))).toBeUndefined();
    expect(help().join('\n')).toContain('admin add <e-mail>');
    expect(help().join('\n')).toMatch(/^ {2}serve +runs the server/m);
  });

  test('an account that is not there is said', async () => {
    const app = await appForThisTest();
    await expect(credence(app, 'admin add nobody@example.org')).rejects.toThrow(
      'There is no account nobody@example.org',
    );
  });
});

import { tags } from '@credence/text';
import { describe, expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';

const ada = { username: 'ada@example.org', firstname: 'Ada', lastname: 'Brandt', title: 'dr-phd', experience: 12 };

describe('editing the profile', () => {
  test('R-1805: a call without a body is refused', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.post('/user/edit-user/ada%40example.org');
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_input', type: 'error' }]);
  });

  test('changes what is sent and nothing else', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.post('/user/edit-user/ada%40example.org', {
      lastname: ' Brandt-Łoś ',
      position: 'physician',
    });
    expect(response.json()).toEqual({ type: 'success', message: 'Profile updated successfully' });
    expect((await client.get('/user/get-user/ada%40example.org')).json()).toMatchObject({
      firstname: 'Ada',
      lastname: 'Brandt-Łoś',
      title: 'dr-phd',
      position: 'physician',
      experience: 12,
    });
  });

  test.each(['eve@example.org', 'nobody@example.org', '../admin', '%2e%2e%2fadmin', 'a%00b', '%252e%252e'])(
    'B-053 B-061 of %s is that of somebody who does not exist',
    async (username) => {
      const app = await appForThisTest();
      await app.addUser({ username: 'eve@example.org' });
      const client = await app.signedIn();
      const path = username.includes('%') ? username : encodeURIComponent(username);
      const response = await client.post(`/user/edit-user/${path}`, { firstname: 'x' });
      expect(response.statusCode).toBe(404);
    },
  );

  test.each([
    ['username', 'x@y.org'],
    ['password', 'eleven loud herons'],
    ['is_admin', true],
    ['email', 'x@y.org'],
    ['activatedAt', null],
  ])('R-349 B-054 %s is not changed here', async (field, value) => {
    const app = await appForThisTest();
    const user = await app.addUser(ada);
    const client = await app.signedIn(user);
    const response = await client.post('/user/edit-user/ada%40example.org', { [field]: value, firstname: 'Eve' });
    expect([response.statusCode, response.json().message]).toEqual([400, `Unknown field ${field}.`]);
    expect((await client.get('/user/get-user/ada%40example.org')).json().firstname).toBe('Ada');
  });

  test.each([-1, 1e9, 3.5, 'ten', null])('B-055 %j years are none', async (experience) => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.post('/user/edit-user/ada%40example.org', { experience });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Experience is a whole number of years from 0 to 80.',
    ]);
  });

  test('B-056 a title that is not on the list is refused with the list', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.post('/user/edit-user/ada%40example.org', { title: 'king' });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain('"prof", "dr-phd", "msc", "bsc", "other"');
  });

  test('B-057 a name has at most 150 characters', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const edit = (firstname: string) => client.post('/user/edit-user/ada%40example.org', { firstname });
    expect((await edit('x'.repeat(150))).statusCode).toBe(200);
    expect((await edit('x'.repeat(151))).json().message).toBe('The first name must have at most 150 characters.');
    expect((await edit('x'.repeat(10_000))).statusCode).toBe(400);
  });

  test('B-058 markup in a name is stored as the text that it is', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const firstname = '<img src=x onerror=alert(1)>';
    expect((await client.post('/user/edit-user/ada%40example.org', { firstname })).statusCode).toBe(200);
    expect((await client.get('/user/get-user/ada%40example.org')).json().firstname).toBe(firstname);
  });

  test.each(['a\r\nb', 'a\u0000b', '\u202eadA', 'a\u2028b'])('B-059 the name %j is refused', async (firstname) => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.post('/user/edit-user/ada%40example.org', { firstname });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'The first name must be one line of plain text.',
    ]);
  });

  test('R-2506: half a surrogate pair in a name is refused, not stored as another character', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.post('/user/edit-user/ada%40example.org', { lastname: 'a\ud800b' });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'The last name holds a character that no text has.',
    ]);
  });

  test.each(['data:image/svg+xml,<svg onload=alert(1)>', 'javascript:alert(1)', 'http://a.b/c.png', 'x'.repeat(3000)])(
    'B-060 the picture %.40s is refused',
    async (profilePic) => {
      const app = await appForThisTest();
      const client = await app.signedIn(await app.addUser(ada));
      expect((await client.post('/user/edit-user/ada%40example.org', { profilePic })).statusCode).toBe(400);
    },
  );

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"firstname":{"__proto__":1}}',
  ])('B-062 %s changes nothing, of this or of anything', async (payload) => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const response = await client.send({
      method: 'POST',
      url: '/user/edit-user/ada%40example.org',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test('the language of mails can be chosen', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    expect((await client.post('/user/edit-user/ada%40example.org', { locale: 'de' })).statusCode).toBe(200);
  });

  test.each(['xx', 'german', 'de-AT', ''])('R-2733: %j is no language that mails are written in', async (locale) => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser(ada));
    const params = { reason: 'not-a-choice', field: 'locale', allowed: tags };
    for (const [url, body] of [
      ['/user/edit-user/ada%40example.org', { locale }],
      ['/network/invite-by-email/none', { emails: ['ann@example.org'], locale }],
    ] as const)
      expect((await client.post(url, body)).json()).toMatchObject({ code: 'invalid_input', params });
  });
});

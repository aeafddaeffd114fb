import { describe, expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';

describe('where one is signed in', () => {
  test('lists the open sessions with their browsers, the latest used first, and names this one', async () => {
    const app = await appForThisTest();
    const user = await app.addUser();
    const login = async (agent: string) => {
      const client = app.visitor();
      const response = await client.post(
        '/user/login',
        { username: user.username, password: testPassword },
        { 'user-agent': agent },
      );
      client.token = response.json().token;
      client.csrfToken = /csrftoken=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1];
      return client;
    };
    const phone = await login(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604',
    );
    app.clock.advance(120_000);
    const desk = await login('Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0');
    const listed = (await desk.get('/user/sessions')).json().sessions;
    expect(listed).toMatchObject([
      { browser: 'Firefox on Linux', current: true },
      { browser: 'Safari on iOS', current: false },
    ]);
    expect(JSON.stringify(listed)).not.toContain(phone.token);

    const ended = await desk.post('/user/sessions/revoke', { sessions: [listed[1].id] });
    expect(ended.json()).toEqual({ revoked: 1 });
    expect((await phone.get('/user/index')).statusCode).toBe(401);
    expect((await desk.get('/user/sessions')).json().sessions).toHaveLength(1);
  });

  test('R-2503: the list has an end: beyond a hundred, the session unused for longest is over', async () => {
    const app = await appForThisTest();
    const user = await app.addUser();
    const first = await app.signedIn(user);
    app.clock.advance(1000);
    const second = await app.signedIn(user);
    for (let more = 0; more < 99; more++) {
      app.clock.advance(1000);
      await app.signedIn(user);
    }
    expect((await first.get('/user/index')).statusCode).toBe(401);
    expect((await second.get('/user/sessions')).json().sessions).toHaveLength(100);
  });

  test('sessions of others and those that ended are passed over', async () => {
    const app = await appForThisTest();
    const [ada, eve] = [await app.signedIn(), await app.signedIn()];
    const [hers] = (await eve.get('/user/sessions')).json().sessions;
    const response = await ada.post('/user/sessions/revoke', { sessions: [hers.id] });
    expect(response.json()).toEqual({ revoked: 0 });
    expect((await eve.get('/user/index')).statusCode).toBe(200);
    expect((await ada.post('/user/sessions/revoke', { sessions: ['none'] })).statusCode).toBe(400);
  });
});

import { delay } from 'msw';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { components } from '@credence/api-client';
import { buildError, buildStudyInvitation, buildUser } from '../../test/builders.js';
import { signedInDevice } from '../../test/device.js';
import { http, TOKEN } from '../../test/fakeServer.js';
import { buildOverview, NETWORK, nodePath } from '../../test/networkBuilders.js';
import { questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { store } from '../../ground/session/index.js';
import { chooseLanguage } from '../../ground/text/language.js';

const link = '/study#expert=5e0f3a9d-7e10-4a3c-9c55-2f0f3a9d7e10&secret=s3cr3t';
const sent = { expert: '5e0f3a9d-7e10-4a3c-9c55-2f0f3a9d7e10', secret: 's3cr3t' };

const opening = (given: Partial<components['schemas']['OpenedStudyInvitation']> = {}) =>
  http.post('/study-invitation', ({ response }) => response(200).json(buildStudyInvitation(given)));
const accepting = http.post('/study-invitation/accept', ({ response }) =>
  response(200).json({ networkId: NETWORK, token: TOKEN, username: 'ada@example.org' }),
);
const refusing = (status: 400 | 409, code: string, params: object = {}) =>
  http.post('/study-invitation/accept', ({ response }) =>
    response(status).json({
      ...buildError('It was sent to another address.', code),
      ...(Object.keys(params).length > 0 ? { params } : {}),
    }),
  );
const overview = http.get('/network/overview/{id}', ({ response }) => response(200).json(buildOverview()));
const practicePath = `/network/${NETWORK}/study/practice`;
const network = [overview, ...questionServer()];

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const address = page.getByLabelText('E-mail address');
const takePart = page.getByRole('button', { name: 'Take part' });
async function fillIn(username = 'ada@example.org') {
  await userEvent.fill(address, username);
  await userEvent.fill(page.getByLabelText('First name'), 'Ada');
  await userEvent.fill(page.getByLabelText('Last name'), 'Brandt');
}

test('R-2891: the link says who asks for what and why, how much it is, until when and who sees the answers', async () => {
  await renderRoute(link, { signedIn: false, handlers: [opening()] });
  const asked = 'Dr. Chidi Okafor asks for your judgement on Laryngeal carcinoma.';
  await expect.element(page.getByRole('heading', { level: 2, name: asked })).toBeVisible();
  await expect.element(page.getByRole('blockquote')).toMatchTextContent(/staging aid for the tumour board/);
  await expect.element(page.getByText(/^96 questions/)).toBeVisible();
  await expect.element(page.getByText(/^about 35 min/)).toBeVisible();
  await expect.element(page.getByText(/^\w+day, 1[12] December 2031/)).toBeVisible();
  await expect.element(page.getByText(/^Your answers are yours alone until the round closes/)).toBeVisible();
  await expect
    .element(page.getByText(/^Nobody can see them here before, not even Dr. Chidi Okafor. The people/))
    .toBeVisible();
});

describe('R-2892: the secret', () => {
  test('leaves the address bar, is in no address that is asked for, and survives a reload with what was typed', async () => {
    const screen = await renderRoute(link, { signedIn: false, handlers: [opening()] });
    await fillIn();
    await userEvent.click(page.getByRole('switch', { name: /pseudonym/ }));
    expect(screen.router.state.location).toMatchObject({ pathname: '/study', search: '', hash: '' });
    expect(screen.requests.filter(({ url }) => url.includes('s3cr3t'))).toEqual([]);
    await screen.unmount();
    const again = await renderRoute('/study', { signedIn: false, keeps: true, handlers: [opening()] });
    await expect.element(address).toHaveValue('ada@example.org');
    await expect.element(page.getByRole('switch', { name: /pseudonym/ })).toHaveAttribute('aria-checked', 'true');
    const read = again.requests.find(({ url }) => url.endsWith('/study-invitation'));
    expect(await read?.json()).toEqual(sent);
  });

  test('of a session that has ended meanwhile gets into no address either', async () => {
    signedInDevice();
    store.setToken('crd_ended');
    const screen = await renderRoute(link, { signedIn: false, keeps: true, handlers: [opening()] });
    await expect.element(takePart).toBeVisible();
    expect(screen.address()).toBe('/study');
  });

  test('of another link begins anew', async () => {
    const screen = await renderRoute(link, { signedIn: false, handlers: [opening()] });
    await fillIn();
    await screen.unmount();
    await renderRoute('/study#expert=another&secret=x', { signedIn: false, keeps: true, handlers: [opening()] });
    await expect.element(address).toHaveValue('');
  });
});

test('R-2893: taking part needs four fields at most and no password, signs in, and leads to a practice question', async () => {
  const user = buildUser({ username: 'ada@example.org', firstname: 'Ada' });
  const ada = http.get('/user/get-user/{username}', ({ response }) => response(200).json(user));
  const handlers = [opening(), accepting, ada, ...network];
  const screen = await renderRoute(link, { signedIn: false, handlers });
  await fillIn();
  expect(page.getByRole('textbox').elements()).toHaveLength(4);
  await userEvent.click(page.getByRole('switch', { name: 'Name me among those who took part' }));
  await userEvent.click(takePart);
  await expect.poll(() => screen.address()).toBe(practicePath);
  expect(store.token()).toBe(TOKEN);
  expect(store.userInfo()).toMatchObject({ username: 'ada@example.org', firstname: 'Ada' });
  const request = screen.requests.find(({ url }) => url.endsWith('/accept'));
  expect(await request?.json()).toEqual({
    ...sent,
    username: 'ada@example.org',
    firstname: 'Ada',
    lastname: 'Brandt',
    locale: 'en',
    consent: { version: 1, publishes: false, named: true, interests: '' },
  });
});

test('R-2893: what is missing or refused is said at its field, and what was typed stays', async () => {
  const refused = refusing(400, 'other_address');
  await renderRoute(link, { signedIn: false, handlers: [opening(), refused] });
  await userEvent.click(takePart);
  await expect.element(address).toHaveFocus();
  await expect.element(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await fillIn('eve@example.org');
  await userEvent.click(takePart);
  await expect.element(address).toHaveAccessibleDescription(/sent to another address/);
  await expect.element(address).toHaveValue('eve@example.org');
  await expect.element(address).toHaveFocus();
});

test('R-2893: a field that the server refuses has its sentence', async () => {
  const params = { reason: 'impossible-character', field: 'consent.interests' };
  await renderRoute(link, { signedIn: false, handlers: [opening(), refusing(400, 'invalid_input', params)] });
  await fillIn();
  await userEvent.click(takePart);
  await expect.element(page.getByLabelText(/^Interests/)).toHaveAttribute('aria-invalid', 'true');
});

describe('R-2894: with an account', () => {
  test('one is asked for the address and no name, and need not log in', async () => {
    const screen = await renderRoute(link, {
      signedIn: false,
      handlers: [opening({ hasAccount: true }), accepting, ...network],
    });
    await expect.element(page.getByText(/^You need not log in/)).toBeVisible();
    expect(page.getByLabelText('First name').query()).toBeNull();
    await userEvent.fill(address, 'ada@example.org');
    await userEvent.click(takePart);
    await expect.poll(() => screen.address()).toBe(practicePath);
  });

  test('and signed in, only the interests are asked for, and one stays signed in', async () => {
    const accepted = http.post('/study-invitation/accept', ({ response }) =>
      response(200).json({ networkId: NETWORK }),
    );
    const screen = await renderRoute(link, { handlers: [opening({ hasAccount: true }), accepted, ...network] });
    await expect.element(takePart).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(1);
    await userEvent.click(takePart);
    await expect.poll(() => screen.address()).toBe(practicePath);
    const request = screen.requests.find(({ url }) => url.endsWith('/accept'));
    expect(await request?.json()).toMatchObject({ username: 'ann@example.org' });
  });

  test('of somebody else, one logs out first', async () => {
    await renderRoute(link, { handlers: [opening()] });
    await expect.element(title('This invitation is for another address')).toBeVisible();
    await expect.element(page.getByText('You are signed in as ann@example.org. Log out first.')).toBeVisible();
  });

  test('of somebody else, the server may be the first to know', async () => {
    await renderRoute(link, { handlers: [opening({ hasAccount: true }), refusing(400, 'other_address')] });
    await userEvent.click(takePart);
    await expect.element(title('This invitation is for another address')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

test('R-2895: declining asks once, and then says that nothing more is asked', async () => {
  let state: 'open' | 'declined' = 'open';
  const screen = await renderRoute(link, {
    signedIn: false,
    handlers: [
      http.post('/study-invitation', ({ response }) => response(200).json(buildStudyInvitation({ state }))),
      http.post('/study-invitation/decline', ({ response }) => {
        state = 'declined';
        return response(200).json({ success: true });
      }),
    ],
  });
  await userEvent.click(page.getByRole('button', { name: 'Decline' }));
  const asked = page.getByRole('alertdialog', { name: 'Decline this invitation?' });
  await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
  await expect.element(title('You have declined')).toHaveFocus();
  await expect.element(page.getByText(/Nothing more is asked of you/)).toBeVisible();
  const request = screen.requests.find(({ url }) => url.endsWith('/decline'));
  expect(await request?.json()).toEqual(sent);
});

describe('R-2896: what stands in the way is said', () => {
  test.each(['/study', '/study#expert=1', '/study#secret=x', '/study#expert=1&expert=2&secret=x'])(
    'a link that is incomplete: %s',
    async (path) => {
      const screen = await renderRoute(path, { signedIn: false });
      await expect.element(title('This link leads to no invitation')).toBeVisible();
      expect(screen.calls.filter((call) => call.includes('study'))).toEqual([]);
    },
  );

  test('a link that the server does not know', async () => {
    const over = http.post('/study-invitation', ({ response }) =>
      response(400).json(buildError('Invalid.', 'invalid_link')),
    );
    await renderRoute(link, { signedIn: false, handlers: [over] });
    await expect.element(title('This link leads to no invitation')).toBeVisible();
  });

  test('a round that closes while the form is open', async () => {
    let state: 'open' | 'ended' = 'open';
    const read = http.post('/study-invitation', ({ response }) => response(200).json(buildStudyInvitation({ state })));
    const closed = http.post('/study-invitation/accept', ({ response }) => {
      state = 'ended';
      return response(409).json(buildError('Closed.', 'round_not_open'));
    });
    await renderRoute(link, { signedIn: false, handlers: [read, closed] });
    await fillIn();
    await userEvent.click(takePart);
    await expect.element(title('This invitation is over')).toHaveFocus();
  });

  test('no answer of the server, to be tried again', async () => {
    let isThere = false;
    const read = http.post('/study-invitation', ({ response }) =>
      isThere ? response(200).json(buildStudyInvitation()) : Response.error(),
    );
    await renderRoute(link, { signedIn: false, handlers: [read] });
    await expect.element(page.getByRole('alert')).toBeVisible();
    isThere = true;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(takePart).toBeVisible();
  });

  test('no answer to taking part: the form stays as it is', async () => {
    const lost = http.post('/study-invitation/accept', () => Response.error());
    await renderRoute(link, { signedIn: false, handlers: [opening(), lost] });
    await fillIn();
    await userEvent.click(takePart);
    await expect.element(page.getByText(/What you typed is kept in this tab/)).toBeVisible();
    await expect.element(address).toHaveValue('ada@example.org');
  });

  test('too many attempts', async () => {
    const refusal = {
      ...buildError('Too many attempts.', 'too_many_requests'),
      params: { reason: 'attempts' as const, seconds: 600 },
    };
    const many = http.post('/study-invitation', ({ response }) => response(429).json(refusal));
    await renderRoute(link, { signedIn: false, handlers: [many] });
    await expect.element(page.getByText('Too many attempts. Try again in 10 minutes.')).toBeVisible();
  });

  test('until the invitation is there, that it is coming', async () => {
    const waiting = http.post('/study-invitation', async () => {
      await delay('infinite');
      return undefined;
    });
    await renderRoute(link, { signedIn: false, handlers: [waiting] });
    await expect.element(title('Invitation')).toBeVisible();
    await expect.element(page.getByText('Loading...')).toBeVisible();
  });
});

describe('R-2897: once accepted, the link leads on', () => {
  const accepted = opening({ state: 'accepted', hasAccount: true });

  test('to the first open question', async () => {
    await renderRoute(link, { handlers: [accepted, overview] });
    await expect.element(title('You take part')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', `${nodePath}/2/`);
  });

  test('R-3020: and once the round is closed to the own part, not to a question that takes no answer', async () => {
    const closed = http.get('/network/overview/{id}', ({ response }) =>
      response(200).json(buildOverview({ may: ['view', 'assess', 'take_part'] })),
    );
    await renderRoute(link, { handlers: [accepted, closed] });
    await expect.element(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', `/network/${NETWORK}/`);
  });

  test('but not whoever is signed in as somebody else', async () => {
    const hidden = http.get('/network/overview/{id}', ({ response }) =>
      response(404).json(buildError('Not found.', 'not_found')),
    );
    await renderRoute(link, { handlers: [accepted, hidden] });
    await expect.element(title('This invitation is for another address')).toBeVisible();
  });
});

describe('R-3530: the link lets a visitor in again who takes part', () => {
  const accepted = opening({ state: 'accepted', hasAccount: true });
  const back = { networkId: NETWORK, token: TOKEN, username: 'ada@example.org' };
  const entering = http.post('/study-invitation/enter', ({ response }) => response(200).json(back));
  const goOn = page.getByRole('button', { name: 'Go on' });

  test('with the address typed again, to the first open question', async () => {
    const screen = await renderRoute(link, { signedIn: false, handlers: [accepted, entering, ...network] });
    await expect.element(title('You take part')).toBeVisible();
    await userEvent.click(goOn);
    await expect.element(page.getByText('Please enter your e-mail address.')).toBeVisible();
    await userEvent.fill(address, ' Ada@example.org');
    await userEvent.click(goOn);
    await expect.poll(() => screen.address()).toBe(`${nodePath}/2/`);
    const request = screen.requests.find(({ url }) => url.endsWith('/enter'));
    expect(await request?.json()).toEqual({ ...sent, username: 'Ada@example.org' });
  });

  test('with one press in a browser that is known', async () => {
    const known = opening({ state: 'accepted', hasAccount: true, isKnown: true });
    const screen = await renderRoute(link, { signedIn: false, handlers: [known, entering, ...network] });
    await expect.element(goOn).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.click(goOn);
    await expect.poll(() => screen.address()).toBe(`${nodePath}/2/`);
    expect(await screen.requests.find(({ url }) => url.endsWith('/enter'))?.json()).toEqual(sent);
  });

  test('in a browser that is known no more, the address is asked for', async () => {
    let isKnown = true;
    const read = http.post('/study-invitation', ({ response }) =>
      response(200).json(
        buildStudyInvitation({ state: 'accepted', hasAccount: true, ...(isKnown ? { isKnown } : {}) }),
      ),
    );
    const forgotten = http.post('/study-invitation/enter', ({ response }) => {
      isKnown = false;
      return response(400).json(buildError('It was sent to another address.', 'other_address'));
    });
    await renderRoute(link, { signedIn: false, handlers: [read, forgotten] });
    await userEvent.click(goOn);
    await expect.element(address).toBeVisible();
  });

  test('another address is refused at its field', async () => {
    const refused = http.post('/study-invitation/enter', ({ response }) =>
      response(400).json(buildError('It was sent to another address.', 'other_address')),
    );
    await renderRoute(link, { signedIn: false, handlers: [accepted, refused] });
    await userEvent.fill(address, 'eve@example.org');
    await userEvent.click(goOn);
    await expect.element(address).toHaveAccessibleDescription(/sent to another address/);
    await expect.element(address).toHaveValue('eve@example.org');
  });

  test('a password is a second way, and no more than that', async () => {
    await renderRoute(link, { signedIn: false, handlers: [accepted] });
    await expect
      .element(page.getByRole('link', { name: 'Log in with a password instead' }))
      .toHaveAttribute('href', `/login?from=%2Fnetwork%2F${NETWORK}%2F`);
  });
});

test.each([
  ['cancelled', 'This invitation was taken back', /^The link no longer opens the study/],
  ['withdrew', 'Your part has ended', /^You have withdrawn/],
  ['ended', 'This invitation is over', /^The round closed before you took part/],
  ['final', 'This study is final', /log in to see what came of it; else ask Dr. Chidi Okafor/],
] as const)('R-3533: a link that lets nobody in says why: %s', async (state, name, why) => {
  await renderRoute(link, { signedIn: false, handlers: [opening({ state })] });
  await expect.element(title(name)).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
});

test('R-2898: the page is in the language that somebody chooses, which is kept for their account', async () => {
  const screen = await renderRoute(link, { signedIn: false, handlers: [opening(), accepting, ...network] });
  await fillIn();
  await chooseLanguage('de');
  await expect.element(page.getByText(/^Ihre Antworten gehören Ihnen allein, bis die Runde schließt/)).toBeVisible();
  await expect.element(page.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.org');
  await userEvent.click(page.getByRole('button', { name: 'Teilnehmen' }));
  await expect.poll(() => screen.calls.some((call) => call.includes('/accept'))).toBe(true);
  const request = screen.requests.find(({ url }) => url.endsWith('/accept'));
  expect(await request?.json()).toMatchObject({ locale: 'de' });
});

test('R-3082: before agreeing one is told where so few are asked that one can guess whose an answer is', async () => {
  await renderRoute(link, { signedIn: false, handlers: [opening({ few: true })] });
  await expect.element(takePart).toBeVisible();
  await expect.element(page.getByText(/^Fewer than four experts are asked/)).toBeVisible();
});

test('R-3524: before agreeing one is told what experts are shown afterwards, and what of it can be guessed, where they are', async () => {
  await renderRoute(link, { signedIn: false, handlers: [opening({ sees: 'pool' })] });
  await expect.element(takePart).toBeVisible();
  await expect.element(page.getByText(/near to what you said/)).toBeVisible();
});

test('R-3082: and not where there are enough', async () => {
  await renderRoute(link, { signedIn: false, handlers: [opening()] });
  await expect.element(takePart).toBeVisible();
  expect(page.getByText(/^Fewer than four experts are asked/).query()).toBeNull();
});

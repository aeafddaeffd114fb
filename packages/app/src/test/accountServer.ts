import type { paths, User } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import { buildError, type buildOpenSession } from './builders.js';

const http = createOpenApiHttp<paths>({ baseUrl: '/api' });

/** The secret in the links mailed by the fake server. */
export const SECRET = 'Yk3vTq8ZsW1nR6bLxD0cFg';

/** The error body of an account call. */
export function buildAccountError(message: string, code = 'invalid_input') {
  return { type: 'error' as const, message, ...buildError(message, code) };
}

interface Account {
  readonly user: User;
  readonly password: string;
  readonly sessions: ReturnType<typeof buildOpenSession>[];
}

/** The handlers for one account. Changes last as long as the handlers. */
export function accountServer(account: Account): RequestHandler[] {
  let { user, password, sessions } = account;

  return [
    http.get('/user/get-user/{username}', ({ response }) => response(200).json(user)),
    http.post('/user/create', ({ response }) => response(200).json({ type: 'success', message: 'You get an e-mail.' })),
    http.post('/user/confirm-account', async ({ request, response }) => {
      if ((await request.json()).secret === SECRET)
        return response(200).json({ message: 'Your account is active. You can log in now.' });
      return response(400).json(buildError('This link is invalid or too old.', 'invalid_link'));
    }),
    http.post('/user/activate', async ({ request, response }) => {
      const typed = await request.json();
      if (!typed.isNew && typed.password !== password) return response(400).json(buildError('The password is wrong.'));
      return response(200).json({ message: 'Your account is active. You can log in now.' });
    }),
    http.post('/user/reject-registration', ({ response }) =>
      response(200).json({ message: 'The registration was removed. Nobody can use this address.' }),
    ),
    http.post('/user/resend-activation', ({ response }) =>
      response(200).json({ message: 'If this account waits for its activation, you get the link again.' }),
    ),
    http.post('/user/forgot-password', ({ response }) =>
      response(200).json({ message: 'If there is an account for this address, it gets an e-mail with a link.' }),
    ),
    http.post('/user/check-password-link', async ({ request, response }) =>
      response(200).json({ valid: (await request.json()).secret === SECRET }),
    ),
    http.post('/user/reset-password', async ({ request, response }) => {
      const typed = await request.json();
      if (typed.secret !== SECRET) return response(400).json(buildError('This link is invalid or too old.'));
      return response(200).json({ message: 'Your password has been changed. You can log in now.' });
    }),
    http.post('/user/edit-user/{username}', async ({ request, response }) => {
      user = { ...user, ...((await request.json()) as Partial<User>) };
      return response(200).json({ type: 'success', message: 'Profile updated successfully' });
    }),
    http.post('/user/update-password', async ({ request, response }) => {
      const typed = await request.json();
      if (typed.password !== password) return response(400).json(buildError('The password is wrong.'));
      password = typed.new_password;
      return response(200).json({ message: 'Password changed successfully' });
    }),
    http.post('/user/change-address', async ({ request, response }) => {
      const typed = await request.json();
      if (typed.password !== password)
        return response(400).json(buildError('Invalid Password! Please try again.', 'invalid_credentials'));
      user = { ...user, addressChange: { username: typed.username, agreed: [], until: '2026-11-22T10:00:00Z' } };
      return response(200).json({ message: 'You get two e-mails, one to each address.' });
    }),
    http.post('/user/cancel-address-change', ({ response }) => {
      const { addressChange: _, ...kept } = user;
      user = kept;
      return response(200).json({ success: true });
    }),
    http.post('/user/check-address-link', async ({ request, response }) =>
      response(200).json(
        (await request.json()).secret === SECRET
          ? { valid: true, side: 'present', from: user.username, to: 'ann@clinic.example.org', agreed: false }
          : { valid: false },
      ),
    ),
    http.post('/user/answer-address-change', async ({ request, response }) => {
      const outcome = (await request.json()).agree ? ('waiting' as const) : ('refused' as const);
      return response(200).json({ message: 'Thank you.', outcome });
    }),
    http.post('/user/questionnaire', ({ response }) =>
      response(200).json({ success: true, message: 'Thank you for your feedback!' }),
    ),
    http.get('/user/sessions', ({ response }) => response(200).json({ sessions })),
    http.post('/user/sessions/revoke', async ({ request, response }) => {
      const { sessions: ended } = await request.json();
      sessions = sessions.filter(({ id }) => !ended.includes(id));
      return response(200).json({ revoked: ended.length });
    }),
    http.get('/user/export', ({ response }) =>
      response(200).json(
        { exportedAt: '2026-11-21T07:00:00Z', user, networks: [], answers: [], activities: [] },
        { headers: { 'Content-Disposition': 'attachment; filename="credence-export.json"' } },
      ),
    ),
    http.post('/user/delete', async ({ request, response }) => {
      const typed = await request.json();
      if (typed.password !== password) return response(400).json(buildError('The password is wrong.'));
      const message = 'Your account will be deleted on 5 December 2026.';
      return response(200).json({ message, deletedOn: '2026-12-05T09:00:00Z' });
    }),
  ];
}

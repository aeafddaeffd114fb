import { study as words } from '@credence/text/english/app/study';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import {
  buildClosedStudy,
  buildDraftStudy,
  buildOpenedStudy,
  buildOpenStudy,
  studyPath,
  studyServer,
} from '../../test/studyServer.js';

const { leaving: text } = words;
const asked = { address: 'dora@example.org', askedAt: '2026-11-24T09:00:00.000Z' };
const section = () => page.getByRole('heading', { name: text.title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(study: Parameters<typeof studyServer>[0], options: RouteOptions = {}) {
  const screen = await renderRoute(studyPath, { server: studyServer(study), ...options });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

test('R-3038: the owner asks somebody to be the deputy, sees that they were asked, and takes it back after a question', async () => {
  const { requests } = await open(buildOpenStudy());
  await expect.element(section()).toBeVisible();
  await userEvent.click(button(text.ask));
  await expect.element(page.getByText(text.noAddress)).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: text.address }), ' dora@example.org ');
  await userEvent.click(button(text.ask));
  await expect.element(page.getByText(/was asked on .*24 Nov 2026.* and has not answered yet/)).toBeVisible();
  const sent = requests.find(({ url, method }) => method === 'POST' && url.endsWith('/deputy'));
  expect(await sent?.json()).toEqual({ email: 'dora@example.org' });

  await userEvent.click(button(text.takeBack));
  await expect.element(page.getByText(text.removing.consequence('dora@example.org'))).toBeVisible();
  await userEvent.click(button(text.removing.confirm));
  await expect.element(page.getByRole('textbox', { name: text.address })).toBeVisible();
});

test.each([
  ['draft', buildDraftStudy()],
  ['closed', buildClosedStudy()],
])('R-3038: the section is there in a study that is %s, and names who has accepted', async (_, study) => {
  await open({ ...study, deputy: { ...asked, acceptedAt: '2026-11-25T09:00:00.000Z', name: 'Dora Weiss' } });
  await expect.element(section()).toBeVisible();
  await expect.element(page.getByText('Dora Weiss')).toBeVisible();
  await expect.element(page.getByText(/has accepted on .*25 Nov 2026/)).toBeVisible();
});

test('R-3038: what is refused is said in the section', async () => {
  const handlers = [
    http.post('/network/study/{id}/deputy', ({ response }) =>
      response(409).json(buildError('You have a part in this network already.', 'one_part')),
    ),
  ];
  await open(buildOpenStudy(), { handlers });
  await userEvent.fill(page.getByRole('textbox', { name: text.address }), 'ann@example.org');
  await userEvent.click(button(text.ask));
  await expect.element(page.getByText(text.isExpert)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
});

test('R-3038: a network that is no study yet has no such section, and a final one changes nothing in it', async () => {
  await open(undefined);
  expect(section().query()).toBeNull();
  await open(buildOpenedStudy({ state: 'final', finalAt: '2026-12-01T09:00:00.000Z' }));
  await expect.element(page.getByText(text.none)).toBeVisible();
  expect(button(text.ask).query()).toBeNull();
});

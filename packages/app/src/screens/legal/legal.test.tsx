import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showLanguage } from '../../ground/text/language.js';
import { buildSite } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

test.each([true, false])(
  'the imprint opens for everybody, signed in %s (R-119, R-120, R-121, R-122)',
  async (signedIn) => {
    const { getByRole, getByText } = await renderRoute('/imprint', { signedIn });
    await expect.element(getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    await expect.element(getByRole('heading', { name: 'Publisher' })).toBeVisible();
    await expect.element(getByText('Dr. Ada Brandt')).toBeVisible();
    await expect
      .element(getByRole('link', { name: 'credence@example.org' }))
      .toHaveAttribute('href', 'mailto:credence@example.org');
  },
);

test.each([true, false])('the privacy policy opens for everybody, signed in %s (R-117, R-118)', async (signedIn) => {
  const { getByRole, getByText } = await renderRoute('/privacy', { signedIn });
  await expect.element(getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect.element(getByText('Your answers, until you delete them.')).toBeVisible();
});

test('a text that cannot be had can be asked for again', async () => {
  let broken = true;
  const [site, ...others] = fakeServer();
  const { getByRole } = await renderRoute('/imprint', {
    signedIn: false,
    handlers: [http.get('/site', () => (broken ? Response.error() : undefined)), site!, ...others],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('This page could not be loaded.');
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(getByRole('heading', { name: 'Publisher' })).toBeVisible();
});

test('R-2508: German readers get the German texts, and the others where there are none', async () => {
  const languages = { de: { imprint: [{ heading: 'Herausgeber', text: 'Universitätsklinik' }] } };
  const screen = await renderRoute('/imprint', { server: fakeServer({ site: buildSite({ languages }) }) });
  await expect.element(screen.getByRole('heading', { name: 'Publisher' })).toBeVisible();
  await showLanguage('de');
  await expect.element(screen.getByRole('heading', { name: 'Herausgeber' })).toBeVisible();
  await screen.router.navigate('/privacy');
  await expect.element(screen.getByRole('heading', { name: 'What we store' })).toBeVisible();
});

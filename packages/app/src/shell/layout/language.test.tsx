import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { store } from '../../ground/session/index.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { chosenLanguage, offeredLanguage, showLanguage } from '../../ground/text/language.js';

type Screen = Awaited<ReturnType<typeof renderRoute>>;

const inBar = ({ getByRole }: Screen, name: string) => getByRole('group', { name }).getByRole('menuitemradio');

async function chooseGerman(screen: Screen) {
  await userEvent.click(screen.getByRole('button', { name: 'Account menu, Ann' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
}
const sentLocales = async ({ requests }: Screen) =>
  Promise.all(requests.filter(({ url }) => url.includes('/user/edit-user/')).map((request) => request.json()));

test('English is there at first, whatever the browser prefers', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de']);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(chosenLanguage()).toBe('en');
  const { getByRole } = await renderRoute('/login', { signedIn: false });
  await expect.element(getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(document.documentElement.lang).not.toBe('de');
});

test('R-2513: where the browser prefers German, German is offered once, in German, and the page stays English until then', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await renderRoute('/login', { signedIn: false });
  const offer = screen.getByText('Auf Deutsch anzeigen?');
  await expect.element(offer).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep English' }));
  await expect.element(offer).not.toBeInTheDocument();
  expect(offeredLanguage()).toBeUndefined();
});

test('R-2513, R-2732: the offer taken, the page is German; nobody else is asked', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await renderRoute('/login', { signedIn: false });
  await userEvent.click(
    screen.getByRole('region', { name: 'Auf Deutsch anzeigen?' }).getByRole('button', { name: 'Deutsch' }),
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Anmelden' })).toHaveFocus();
  expect(document.cookie).toContain('credence-language=de');
  languages.mockReturnValue(['en-GB', 'de']);
  expect(offeredLanguage('')).toBeUndefined();
  expect(offeredLanguage('', ['de'])).toBe('de');
  expect(offeredLanguage('', ['da', 'de'])).toBeUndefined();
});

test('choosing German in the menu shows the page in German: its texts, its title, its language', async () => {
  const screen = await renderRoute('/');
  await expect.poll(() => document.title).toBe('Home · Credence');
  await chooseGerman(screen);
  await expect.element(screen.getByText('Willkommen, Ann')).toBeInTheDocument();
  await expect.poll(() => document.title).toBe('Start · Credence');
  expect(document.documentElement.lang).toBe('de');
  // The menu stays open and is in German too, except for the names of the languages.
  await expect.element(inBar(screen, 'Sprache').nth(1)).toHaveTextContent('Deutsch');
  await expect.element(inBar(screen, 'Sprache').nth(0)).toHaveTextContent('English');
  await expect.element(inBar(screen, 'Darstellung').nth(1)).toHaveTextContent('Hell');
});

test('the choice is kept: a page that opens later is German, and English again once that was chosen', async () => {
  const screen = await renderRoute('/');
  await chooseGerman(screen);
  await expect.poll(() => document.documentElement.lang).toBe('de');
  expect(document.cookie).toContain('credence-language=de');
  // As the page does when it opens.
  await showLanguage('en');
  await showLanguage(chosenLanguage());
  expect(document.documentElement.lang).toBe('de');

  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
  await expect.element(screen.getByText('Welcome, Ann')).toBeInTheDocument();
  expect(document.cookie).toContain('credence-language=en');
  expect(document.documentElement.lang).toBe('en');
});

test('the signed-in user’s mails follow the choice', async () => {
  const screen = await renderRoute('/');
  await chooseGerman(screen);
  await expect.poll(() => sentLocales(screen)).toEqual([{ locale: 'de' }]);
});

test('with a server that stores no language, the page is in German all the same', async () => {
  const screen = await renderRoute('/', {
    handlers: [http.post('/user/edit-user/{username}', () => Response.error())],
  });
  await chooseGerman(screen);
  await expect.element(screen.getByText('Willkommen, Ann')).toBeInTheDocument();
  expect(store.token()).not.toBeNull();
});

test('a visitor chooses beside the footer, which reads as ever, and keeps the focus', async () => {
  const screen = await renderRoute('/login', { signedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent('Impressum | Datenschutz');
  await expect.element(screen.getByRole('button', { name: 'English' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Benutzername oder E-Mail-Adresse')).toBeVisible();
  expect(screen.calls.some((call) => call.includes('edit-user'))).toBe(false);
});

test('a refused sign-in is explained in German', async () => {
  const screen = await renderRoute('/login', { signedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await userEvent.fill(screen.getByLabelText('Benutzername oder E-Mail-Adresse'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Passwort', { exact: true }), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await expect.element(screen.getByRole('dialog', { name: 'Anmeldung fehlgeschlagen' })).toBeVisible();
  await expect.element(screen.getByText('Benutzername oder Passwort ist falsch')).toBeVisible();
});

test('a user who signs up in German gets mails in German', async () => {
  const screen = await renderRoute('/signup', { signedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await userEvent.fill(screen.getByLabelText(/^E-Mail-Adresse/), 'ada@example.org');
  await userEvent.fill(screen.getByLabelText(/^Passwort(?! wiederholen)/).first(), 'seven quiet larks');
  await userEvent.fill(screen.getByLabelText(/^Passwort wiederholen/), 'seven quiet larks');
  await userEvent.click(screen.getByRole('button', { name: 'Registrieren' }));
  await expect.poll(screen.address).toBe('/activate/');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Aktivieren Sie Ihr Konto' })).toBeVisible();
  const sent = screen.requests.find(({ url }) => url.endsWith('/user/create'));
  expect(await sent?.json()).toMatchObject({ locale: 'de' });
});

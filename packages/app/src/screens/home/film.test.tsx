import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderRoute } from '../../test/renderRoute.js';
import { chooseLanguage } from '../../text/language.js';

const film = () => document.querySelector('video')!;

test('the page introduces the product with a film that loads only when played (R-431, R-432)', async () => {
  const { getByRole } = await renderRoute('/');
  await expect.element(getByRole('heading', { name: 'Introduction' })).toBeVisible();
  await expect.element(getByRole('button', { name: /^Watch, 0:\d\d$/ })).toBeVisible();
  expect([film().preload, film().autoplay, film().controls, film().networkState]).toEqual([
    'none',
    false,
    false,
    HTMLMediaElement.NETWORK_IDLE,
  ]);
});

test('Watch plays it with the controls of the browser, and its captions are on (R-432)', async () => {
  const { getByRole } = await renderRoute('/');
  await userEvent.click(getByRole('button', { name: /^Watch/ }));
  await expect.poll(() => film().currentTime).toBeGreaterThan(0);
  expect(film().controls).toBe(true);
  expect([...film().textTracks].map(({ language, mode }) => `${language} ${mode}`)).toEqual([
    'en showing',
    'de disabled',
  ]);
  await expect.poll(() => film().textTracks[0]!.cues?.length).toBeGreaterThan(4);
  expect(document.activeElement).toBe(film());
  expect(getByRole('button', { name: /^Watch/ }).query()).toBeNull();
  film().pause();
});

test('German users get German captions', async () => {
  const { getByRole } = await renderRoute('/');
  await expect.element(getByRole('heading', { name: 'Introduction' })).toBeVisible();
  await chooseLanguage('de');
  await userEvent.click(getByRole('button', { name: /^Ansehen/ }));
  await expect.poll(() => [...film().querySelectorAll('track')].find((each) => each.default)?.srclang).toBe('de');
});

test('a film that cannot be fetched leaves the picture and the steps', async () => {
  const { getByRole, getByText } = await renderRoute('/');
  await expect.element(getByRole('button', { name: /^Watch/ })).toBeVisible();
  vi.spyOn(film(), 'play').mockImplementation(() => new Promise(() => {}));
  await userEvent.click(getByRole('button', { name: /^Watch/ }));
  film().querySelector('source')!.dispatchEvent(new Event('error'));
  await expect
    .element(getByText('The video cannot be played right now. The three steps below cover the same.'))
    .toBeVisible();
  await expect.element(getByText('Upload a Bayesian network', { exact: true })).toBeVisible();
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildInvitation, buildNetwork } from '../../test/builders.js';
import { fakeServer } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { chooseLanguage } from '../../ground/text/language.js';

const film = () => document.querySelector('video')!;
const watch = () => page.getByRole('button', { name: /^Watch, 0:\d\d$/ });
const captionOf = (scene: string) => page.getByRole('paragraph').filter({ hasText: scene });
const experts = () => page.getByRole('radio', { name: 'Answer questions' });
const owners = () => page.getByRole('radio', { name: 'Ask experts' });

test('the page introduces the product with a film that loads only when played (R-431, R-432)', async () => {
  await renderRoute('/');
  await expect.element(page.getByRole('heading', { name: 'Introduction' })).toBeVisible();
  await expect.element(watch()).toBeVisible();
  // Until it has looked for its source, a film has none.
  await expect.poll(() => film().networkState).toBe(HTMLMediaElement.NETWORK_IDLE);
  expect([film().preload, film().autoplay, film().networkState]).toEqual([
    'none',
    false,
    HTMLMediaElement.NETWORK_IDLE,
  ]);
});

test('R-3678: until it plays, a film shows a question of the product that is answered, which nobody can use', async () => {
  await renderRoute('/');
  await expect.element(watch()).toBeVisible();
  const shown = watch().element().parentElement!.previousElementSibling as HTMLElement;
  expect(shown.inert).toBe(true);
  expect(shown.querySelector<HTMLInputElement>('input[type="range"]')!.value).toBe('30');
  await userEvent.click(watch());
  expect(shown.isConnected).toBe(false);
});

test('R-2611: who has something to answer sees first how to answer, who has nothing yet how to ask; either can see both', async () => {
  const { unmount } = await renderRoute('/', { server: fakeServer({ invited: [buildInvitation()] }) });
  await expect.element(experts()).toBeChecked();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Accept an invitation' })).toBeVisible();
  expect(film().getAttribute('aria-label')).toBe('Video: from an invitation to your next question');
  await unmount();

  await renderRoute('/', { server: fakeServer({}) });
  await expect.element(owners()).toBeChecked();
  await expect.element(page.getByText('Upload a Bayesian network', { exact: true })).toBeVisible();
  await userEvent.click(experts());
  await expect.element(page.getByText('Accept an invitation', { exact: true })).toBeVisible();
  expect(film().querySelector('source')!.src).toMatch(/experts[^/]*\.webm/);
});

test('R-2611: who has networks, of their own or of others, sees first how to answer', async () => {
  const { unmount } = await renderRoute('/', { server: fakeServer({ own: [buildNetwork()] }) });
  await expect.element(experts()).toBeChecked();
  await unmount();
  await renderRoute('/', { server: fakeServer({ shared: [buildNetwork({ type: 'collaboration' })] }) });
  await expect.element(experts()).toBeChecked();
});

test('R-2612, R-432: Watch plays it with its captions below the picture, and nothing to mute', async () => {
  await renderRoute('/');
  await userEvent.click(watch());
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await expect.poll(() => film().currentTime).toBeGreaterThan(0);
  const caption = captionOf('Upload a Bayesian network XML');
  await expect.element(caption).toHaveAttribute('aria-live', 'polite');
  expect(caption.element().getBoundingClientRect().top).toBeGreaterThan(film().getBoundingClientRect().bottom);
  // The browser draws neither captions nor controls.
  expect([film().controls, ...[...film().textTracks].map(({ mode }) => mode)]).toEqual([false, 'hidden']);
  await expect.element(watch()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /mute/i })).not.toBeInTheDocument();
});

test('R-2612: by keyboard it is paused, moved to its end and watched again', async () => {
  await renderRoute('/');
  await userEvent.click(watch());
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await expect.poll(() => film().currentTime).toBeGreaterThan(0);
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toHaveFocus();
  expect(film().paused).toBe(true);

  await userEvent.tab();
  const position = page.getByRole('slider', { name: 'Position in the video' });
  await expect.element(position).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(position).toHaveAttribute('aria-valuetext', expect.stringMatching(/^(\d+) of \1 seconds$/));
  await expect.element(captionOf('Download your file')).toHaveAttribute('aria-live', 'off');

  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
});

test('R-2220: who reads German is shown the product in German, with German captions, and fetches no other film', async () => {
  await renderRoute('/');
  await expect.element(watch()).toBeVisible();
  await chooseLanguage('de');
  performance.clearResourceTimings();
  await userEvent.click(page.getByRole('button', { name: /^Ansehen/ }));
  await expect.element(captionOf('Ein Bayes-Netz hochladen')).toBeVisible();
  expect(film().currentSrc).toMatch(/owners\.de[^/]*\.webm/);
  expect(film().querySelector('track')!.srclang).toBe('de');
  const fetched = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:webm|vtt)/.test(name));
  expect(fetched.filter(({ name }) => !/owners\.de/.test(name))).toEqual([]);
});

test('R-2220: who changes the language during a film gets the one in that language, from its beginning', async () => {
  await renderRoute('/');
  await userEvent.click(watch());
  await expect.poll(() => film().currentTime).toBeGreaterThan(0);
  await chooseLanguage('de');
  await userEvent.click(page.getByRole('button', { name: /^Ansehen/ }));
  await expect.element(captionOf('Ein Bayes-Netz hochladen')).toBeVisible();
  expect(film().currentSrc).toMatch(/owners\.de[^/]*\.webm/);
  await chooseLanguage('en');
  await userEvent.click(watch());
  await expect.element(captionOf('Upload a Bayesian network')).toBeVisible();
  expect(film().currentSrc).toMatch(/owners\.en[^/]*\.webm/);
});

test('a film that cannot be fetched leaves the picture and the steps', async () => {
  await renderRoute('/');
  await expect.element(watch()).toBeVisible();
  vi.spyOn(film(), 'play').mockImplementation(() => new Promise(() => {}));
  await userEvent.click(watch());
  film().querySelector('source')!.dispatchEvent(new Event('error'));
  await expect
    .element(page.getByText('The video cannot be played right now. The numbered steps cover the same.'))
    .toBeVisible();
  await expect.element(page.getByText('Upload a Bayesian network', { exact: true })).toBeVisible();
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './index.js';

afterEach(() => document.body.replaceChildren());

/** Puts a slider on a page in this language. Returns the part of it that holds its words. */
async function put(lang: string, own?: object): Promise<HTMLElement> {
  const around = document.body.appendChild(document.createElement('div'));
  Object.assign(around, { lang, dir: lang.startsWith('ar') ? 'rtl' : 'ltr' });
  const slider = around.appendChild(document.createElement('credence-slider'));
  Object.assign(slider, { label: 'Relapse', ...own });
  await expect.element(page.getByRole('slider')).toBeInTheDocument();
  return slider.shadowRoot?.querySelector('[part="stage"]') as HTMLElement;
}
const read = (stage: HTMLElement) => [stage.lang, getComputedStyle(stage).direction];

test('R-2366: where the kit has no words in the language of the page, those of an element say that they are English', async () => {
  const stage = await put('ar');
  expect(read(stage)).toEqual(['en', 'ltr']);
  expect(stage.nextElementSibling).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('R-2366: words that the page gives are in its own language and direction', async () => {
  expect(read(await put('ar', { words: { verbalScale: {} } }))).toEqual(['ar', 'rtl']);
});

test.each([
  ['de-AT', 'de-AT'],
  ['EN-gb', 'EN-gb'],
  ['no such tag', 'en'],
])('R-2366: on a page in "%s" an element is in "%s"', async (lang, expected) => {
  expect(read(await put(lang))).toEqual([expected, 'ltr']);
});

test('R-3655: an element follows the language of the page when that changes later, with its words', async () => {
  const stage = await put('en');
  const around = document.body.firstElementChild as HTMLElement;
  const percent = () => stage.querySelector('[data-slot="words"]')?.getAttribute('aria-label');
  const english = percent();
  for (const lang of ['de', 'fr']) {
    around.lang = lang;
    await expect.poll(() => stage.lang).toBe(lang);
    await expect.poll(percent).not.toBe(english);
  }
  around.lang = 'en';
  await expect.poll(percent).toBe(english);
});

test('R-3655: an element taken off the page follows it no more, and again when it is put back', async () => {
  const stage = await put('en');
  const around = document.body.firstElementChild as HTMLElement;
  const slider = around.firstElementChild as HTMLElement;
  slider.remove();
  around.lang = 'de';
  await new Promise((resolve) => setTimeout(resolve));
  expect(stage.lang).toBe('en');
  around.append(slider);
  await expect.poll(() => stage.lang).toBe('de');
});

test('R-3653: an element with a theme of its own lies on a ground that fits it', async () => {
  const stage = await put('en', { theme: 'dark' });
  await expect.poll(() => stage.querySelector('[data-surface]')).not.toBeNull();
  const ground = getComputedStyle(stage.querySelector('[data-surface]') as Element);
  expect(ground.backgroundColor).toBe('rgb(24, 23, 21)');
});

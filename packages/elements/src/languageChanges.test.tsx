import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index.js';
import type * as Languages from './languages.js';

/** German words that are coming until the test says that they are there. */
const german = vi.hoisted(() => {
  let resolve = () => {};
  const coming = new Promise<void>((done) => {
    resolve = done;
  });
  const state = { isHere: false, coming, come: () => {} };
  state.come = () => {
    state.isHere = true;
    resolve();
  };
  return state;
});
vi.mock('./languages.js', async (original) => {
  const { languageOf } = await original<typeof Languages>();
  return {
    languageOf: (element: Element, hasOwnWords: boolean): Languages.Language =>
      element.closest('[lang="de"]') && !german.isHere
        ? { locale: 'de', labels: {}, coming: german.coming }
        : languageOf(element, hasOwnWords),
  };
});

test('R-3193: an element whose page changes its language goes on in the old one until the words of the new one are there', async () => {
  const around = document.body.appendChild(document.createElement('div'));
  around.lang = 'fr';
  const slider = around.appendChild(document.createElement('credence-slider'));
  Object.assign(slider, { label: 'Relapse', value: 31, required: true });
  const range = page.getByRole('slider');
  const stage = slider.shadowRoot?.querySelector('[part="stage"]');
  await expect.element(range).toHaveValue('31');

  around.lang = 'de';
  slider.value = 32;
  await expect.element(range).toHaveValue('32');
  expect(stage).toMatchObject({ lang: 'fr' });
  slider.value = null;
  expect(slider.validationMessage).toMatch(/^Répondez/);

  german.come();
  await expect.poll(() => stage).toMatchObject({ lang: 'de' });
  expect(slider.validationMessage).toMatch(/^Beantworten/);
  around.remove();
});

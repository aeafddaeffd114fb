import { CredenceProvider } from '@credence/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../ground/text/LanguageProvider.js';
import { passTime } from '../../test/passTime.js';
import './dialogs.js';
import { NoticeProvider } from './NoticeProvider.js';
import { useNotice } from './useNotice.js';

function Saves() {
  const notify = useNotice();
  return (
    <>
      <button type="button" onClick={() => notify({ tone: 'success', text: 'The first is saved.' })}>
        Save the first
      </button>
      <button type="button" onClick={() => notify({ tone: 'success', text: 'The second is saved.' })}>
        Save the second
      </button>
    </>
  );
}

/** Without the pointer, which would stop the time of a notice that it rests on. */
const press = (name: string) =>
  expect
    .element(page.getByRole('button', { name }))
    .toBeVisible()
    .then(() => (page.getByRole('button', { name }).element() as HTMLElement).click());

test('R-233: a notice that takes the place of another stays for two seconds of its own', async () => {
  const pass = passTime();
  await render(
    <CredenceProvider>
      <LanguageProvider>
        <NoticeProvider>
          <Saves />
        </NoticeProvider>
      </LanguageProvider>
    </CredenceProvider>,
  );
  await press('Save the first');
  await expect
    .poll(() => page.getByRole('dialog').query()?.textContent, { timeout: 5000 })
    .toContain('The first is saved.');
  await pass(1500);
  await press('Save the second');
  await expect.element(page.getByText('The second is saved.')).toBeVisible();
  await pass(1000);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(page.getByText('The second is saved.').query()).not.toBeNull();
  await pass(1000);
  await expect.poll(() => page.getByText('The second is saved.').query()).toBeNull();
});

import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.js';
import { App } from './App.js';
import { freshDevice } from './device.js';
import { memoryServer } from './memory/memoryServer.js';

const meta = preview.meta({
  title: 'Flows/The whole application',
  component: App,
  args: { path: '/' },
  parameters: {
    purpose:
      'The whole application with a server inside the page. Fill in the demo account and log in, open a sample network or upload one of your own, answer, and download the file with your answers. Nothing leaves the browser, and loading the page again starts anew.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...memoryServer());
    return freshDevice;
  },
});

/** Yours to play, from the sign-in on. */
export const Play = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fill in ann@example.org' })).toBeVisible();
  },
});

const click = async (role: 'button' | 'combobox' | 'link' | 'option' | 'switch', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));

/** Sets the sliders of a question in the order of its states. */
async function answer(...percents: number[]) {
  const sliders = await screen.findAllByRole('slider');
  for (const [index, value] of percents.entries()) {
    await fireEvent.input(sliders[index]!, { target: { value: String(value) } });
  }
}

const saved: Blob[] = [];

/** Played by itself: one question answered, one node decided by a combination, and both in the downloaded file. */
export const FromSignInToDownload = meta.story({
  beforeEach() {
    saved.length = 0;
    const created = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved.push(content as Blob);
      return 'blob:saved';
    });
    // Nothing is to be saved on the computer of whoever looks on.
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return () => [created, clicked].forEach((spy) => spy.mockRestore());
  },
  play: async ({ step }) => {
    await step('Sign in and open a sample network', async () => {
      await click('button', 'Fill in ann@example.org');
      await click('button', 'Log in');
      await click('combobox', 'Select a network');
      await click('option', 'chest-clinic.xml (ChestClinic1)');
      await click('button', 'Continue editing');
      await expect(await screen.findByText('0 %')).toBeVisible();
    });
    await step('Answer a question', async () => {
      await click('link', 'Continue with visit to Asia');
      await answer(20, 80);
      await userEvent.click(await screen.findByRole('radio', { name: 'certain' }));
      await click('button', 'Finish');
    });
    await step('Decide a node by combinations', async () => {
      await click('link', 'Edit tuberculosis');
      await click('switch', 'Set all remaining combinations');
      await answer(30, 70);
      await click('button', 'Done');
    });
    await step('Download the file with the answers', async () => {
      await click('button', 'Take home');
      await waitFor(() => expect(saved).toHaveLength(1));
      const text = await saved[0]!.text();
      await expect(text).toContain('<DEFINITION><FOR>visit_to_Asia</FOR><TABLE>0.2 0.8</TABLE></DEFINITION>');
      await expect(text.replace(/\s+/g, ' ')).toMatch(/<FOR>tuberculosis<\/FOR>.*?<TABLE> 0\.3 0\.7/);
    });
  },
});

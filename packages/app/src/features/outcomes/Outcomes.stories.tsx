import type { NetworkOutcomes } from '@credence/api-client';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { networkPath, networkServer } from '../../test/networkBuilders.js';
import { buildOutcomes, outcomesServer } from '../../test/outcomesBuilders.js';

const meta = preview.meta({
  title: 'Screens/Overview/Outcomes',
  component: App,
  args: { path: `${networkPath}use` },
  parameters: {
    purpose: 'What is to be found out, and of which cases. The owner names it; everybody sees it on one line.',
    layout: 'fullscreen',
    outcomes: buildOutcomes(),
  },
  async beforeEach({ msw, parameters }) {
    // The dialog is fetched once it is opened; here it is there already.
    await import('./EditOutcomes.js');
    signedInDevice();
    msw.use(...outcomesServer(parameters.outcomes as NetworkOutcomes).handlers, ...networkServer());
    return freshDevice;
  },
});

/** The dialog, and the page below it. */
async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole<HTMLElement>('dialog'));
}

const nothing = { outcomes: [], cases: [] };

export const Named = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hoarse smoker')).toBeVisible();
  },
});
export const NothingNamed = meta.story({
  parameters: { outcomes: buildOutcomes(nothing) },
  play: async () => {
    const dialog = await open('Choose outcomes');
    await expect(await dialog.findByText(/Nothing chosen yet/)).toBeVisible();
  },
});
export const Editing = meta.story({
  play: async () => {
    const dialog = await open('Change');
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Add an outcome' }), 'site{Enter}');
    await expect(await dialog.findByRole('button', { name: 'supraglottic' })).toBeVisible();
  },
});
/** A node was picked, and no state of it. */
export const StateMissing = meta.story({
  parameters: { outcomes: buildOutcomes(nothing) },
  play: async () => {
    const dialog = await open('Choose outcomes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Metastasis' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Please choose a state of Metastasis/)).toBeVisible();
  },
});
export const SomethingMissing = meta.story({
  play: async () => {
    const dialog = await open('Change');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a case' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please give the case a name.')).toBeVisible();
  },
});

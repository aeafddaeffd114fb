import { expect, userEvent } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { cancerOutcomes, cancerTables } from '../../../test/cancerTables.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { http } from '../../../test/fakeServer.js';
import { networkPath, networkServer } from '../../../test/networkBuilders.js';

const meta = preview.meta({
  title: 'Screens/Overview/What if',
  component: App,
  args: { path: networkPath },
  parameters: {
    purpose: 'Findings are supposed, and the outcomes stand below them as people: before, after, and how far off.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(
      http.get('/network/tables/{id}', ({ response }) => response(200).json(cancerTables())),
      http.get('/network/outcomes/{id}', ({ response }) => response(200).json(cancerOutcomes())),
      ...networkServer(),
    );
    return freshDevice;
  },
});

export const Supposed = meta.story({
  play: async ({ canvas }) => {
    // Nothing is computed before one looks.
    await canvas.findByRole('table');
    window.scrollTo(0, document.body.scrollHeight);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a finding' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Add a finding' }), 'ray{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'yes' }));
    await expect((await canvas.findAllByText(/^was \d+ · .+ to /))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^What would have to change/ }));
    const target = await canvas.findByRole('textbox', { name: 'At least, in %' });
    await userEvent.clear(target);
    await userEvent.type(target, '20');
    await expect((await canvas.findAllByText(/^for a patient with /))[0]).toBeVisible();
  },
});

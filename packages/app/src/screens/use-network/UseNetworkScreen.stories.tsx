import { expect, userEvent } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { cancerOutcomes, cancerTables } from '../../test/cancerTables.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildNodeSummary, buildOverview, networkPath, networkServer } from '../../test/networkBuilders.js';

const meta = preview.meta({
  title: 'Screens/Use the network',
  component: App,
  args: { path: `${networkPath}use` },
  parameters: {
    purpose:
      'What the answers say of a patient: findings are supposed, the outcomes stand below them, and beside them what moves them most.',
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a finding' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Add a finding' }), 'ray{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'yes' }));
    await expect((await canvas.findAllByText(/^was \d+ · .+ to /))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^What would bring/ }));
    const target = await canvas.findByRole('textbox', { name: 'At least, in %' });
    await userEvent.clear(target);
    await userEvent.type(target, '20');
    await expect((await canvas.findAllByText(/^for a patient with /))[0]).toBeVisible();
  },
});
export const NothingAnswered = meta.story({
  beforeEach({ msw }) {
    msw.use(...networkServer(buildOverview({ nodes: [buildNodeSummary()] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results yet. Answer a node first.')).toBeVisible();
  },
});
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/overview/{id}', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

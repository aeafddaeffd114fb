import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildAdoption, buildOpenedStudy, studyPath, studyServer } from '../../test/studyServer.js';

const meta = preview.meta({
  title: 'Screens/Study/TakeHome',
  component: App,
  args: { path: studyPath },
  parameters: { purpose: 'What an owner takes home from a study whose results are open.', layout: 'fullscreen' },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...studyServer(buildOpenedStudy()));
    return freshDevice;
  },
});

export const Opened = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Take home' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download: Expert E1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download: Expert E4' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download the answers for REDCap' })).toBeVisible();
  },
});
export const AskedToAdopt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Put into the network: Average (linear pool)' }));
  },
});
export const Adopted = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenedStudy({ adopted: buildAdoption() })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Average \(linear pool\) is in the network since/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
export const NoLongerToBeUndone = meta.story({
  beforeEach({ msw }) {
    const { undoUntil: _until, ...adopted } = buildAdoption({ left: 0 });
    msw.use(...studyServer(buildOpenedStudy({ adopted })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Average \(linear pool\) is in the network since/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/network/study/{id}/adopt/undo', ({ response }) =>
        response(409).json({
          ...buildError('Something has been saved since.', 'adoption_stands'),
          params: { reason: 'saved-since' },
        }),
      ),
      ...studyServer(buildOpenedStudy({ adopted: buildAdoption() })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^Something has been saved since/)).toBeVisible();
  },
});
export const AskedForFinal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Declare the study final' }));
  },
});
export const Final = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenedStudy({ state: 'final', finalAt: '2026-12-01T09:00:00.000Z' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Final since/)).toBeVisible();
  },
});

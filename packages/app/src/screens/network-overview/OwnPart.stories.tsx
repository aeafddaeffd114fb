import type { NetworkOverview } from '@credence/api-client';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildActivity, buildOverview, networkPath, networkServer } from '../../test/networkBuilders.js';

/** A story about a different part. A function, because Storybook merges a story's objects with the shared ones. */
const asked = (nodes: string[]) => ({
  parameters: { overview: () => buildOverview({ part: { nodes, dueOn: '2126-12-11' } }) },
});

const meta = preview.meta({
  title: 'Screens/Overview of somebody invited',
  component: App,
  args: { path: networkPath },
  parameters: {
    purpose: 'One network for somebody who was asked about a part of it by a day, and who has finished theirs.',
    layout: 'fullscreen',
    overview: () => buildOverview(),
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...networkServer(parameters.overview as () => NetworkOverview));
    return freshDevice;
  },
});

export const OwnPart = meta.story({
  ...asked(['n1', 'n3']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Your part', pressed: true })).toBeVisible();
    await expect(canvas.getByText(/for you: 2 nodes, by Wednesday, 11 December 2126$/)).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /T stage/ })).toBeNull();
  },
});
export const OwnPartAndTheRest = meta.story({
  ...asked(['n1', 'n3']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your part' }));
    await expect(await canvas.findByRole('row', { name: /T stage/ })).toBeVisible();
  },
});
export const OwnPartAnswered = meta.story({
  ...asked(['n1']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/for you: 1 node, all answered$/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /T stage/ })).toBeVisible();
  },
});
export const OwnPartGerman = OwnPart.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ihr Teil', pressed: true })).toBeVisible();
  },
});
export const SomebodyFinished = meta.story({
  beforeEach({ msw }) {
    const { people, ...rest } = buildActivity();
    const finished = people.map((person) =>
      person.part === 'collaborator' ? { ...person, finishedAt: '2026-11-18T12:00:00Z' } : person,
    );
    msw.use(http.get('/network/activity/{id}', ({ response }) => response(200).json({ people: finished, ...rest })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Activity' })).toHaveTextContent('all answered 18 Nov 2026');
  },
});

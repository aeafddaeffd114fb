import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { SECRET } from '../../test/accountServer.js';
import { App } from '../../test/App.js';
import { freshDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const link = (side: 'present' | 'new', agreed = false) =>
  http.post('/user/check-address-link', ({ response }) =>
    response(200).json({
      valid: true,
      side,
      to: 'ann@clinic.example.org',
      agreed,
      ...(side === 'present' ? { from: 'ann@example.org' } : {}),
    }),
  );

const meta = preview.meta({
  title: 'Screens/Change of e-mail',
  component: App,
  args: { path: `/change-address#secret=${SECRET}` },
  parameters: {
    purpose: 'Where the links of a change of address lead: the present and the new address agree or refuse.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

export const PresentAddress = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Agree' })).toBeVisible();
  },
});
export const NewAddress = meta.story({
  beforeEach: ({ msw }) => void msw.use(link('new')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm this address' })).toBeVisible();
  },
});
export const AgreedAlready = meta.story({
  beforeEach: ({ msw }) => void msw.use(link('new', true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This address has agreed/)).toBeVisible();
  },
});
export const WaitsForTheOther = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agree' }));
    await expect(await canvas.findByText(/^Thank you/)).toBeVisible();
  },
});
export const Changed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/answer-address-change', ({ response }) =>
        response(200).json({ message: 'Done.', outcome: 'changed' }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agree' }));
    await expect(await canvas.findByRole('link', { name: 'Go to login' })).toBeVisible();
  },
});
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse' }));
    await expect(await canvas.findByText('The account keeps its address.')).toBeVisible();
  },
});
export const Checking = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/check-address-link', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link...')).toBeVisible();
  },
});
export const NoLongerWorks = meta.story({
  args: { path: '/change-address#secret=other' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works.')).toBeVisible();
  },
});
export const NotChecked = meta.story({
  beforeEach: ({ msw }) => void msw.use(http.post('/user/check-address-link', () => Response.error())),
});
export const German = PresentAddress.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zustimmen' })).toBeVisible();
  },
});

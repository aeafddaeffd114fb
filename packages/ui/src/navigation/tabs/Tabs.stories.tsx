import { expect, fn } from 'storybook/test';
import { atItsSize } from '../../../stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { tabsDocs } from './Tabs.docs.js';
import { Tabs } from './Tabs.js';

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { guide: tabsDocs },
  args: {
    label: 'View',
    panels: [
      { value: 'list', label: 'List', content: <p>Nodes as a list</p> },
      { value: 'map', label: 'Map', content: <p>Nodes as a map</p> },
    ],
    onValueChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nodes as a list')).toBeVisible();
    await expect(canvas.getByText('Nodes as a map')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Map' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map', expect.objectContaining({ reason: 'press' }));
    await expect(canvas.getByText('Nodes as a list')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'List' }));
    await expect(canvas.getByText('Nodes as a list')).toBeVisible();
  },
});
export const SwitchedByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('map', expect.objectContaining({ reason: 'key' }));
    await expect(canvas.getByText('Nodes as a map')).toBeVisible();
  },
});
/** A panel of text alone takes the focus itself, so that keys can scroll it. */
export const TextReachedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'List' })).toHaveFocus();
  },
});
export const OpenTabGone = meta.story({
  args: { value: 'chart' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'List', selected: true })).toBeVisible();
    await expect(canvas.getByText('Nodes as a list')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const SideBySide = meta.story({
  args: { sideBySide: true },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await expect(canvas.getByText('Nodes as a list')).toBeVisible();
    await expect(canvas.getByText('Nodes as a map')).toBeVisible();
  }),
});
export const LongText = meta.story({
  args: {
    panels: [
      { value: 'list', label: 'Wahrscheinlichkeitstabellen als Liste', content: <p>Nodes as a list</p> },
      { value: 'map', label: 'Wahrscheinlichkeitstabellen als Bild', content: <p>Nodes as a map</p> },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});

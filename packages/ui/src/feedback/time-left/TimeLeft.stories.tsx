import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { timeLeftDocs } from './TimeLeft.docs.js';
import { TimeLeft } from './TimeLeft.js';

const meta = preview.meta({
  title: 'Feedback/Time left',
  component: TimeLeft,
  args: { minutes: 12 },
  parameters: { guide: timeLeftDocs },
});

export const Minutes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ca. 12 min.')).toHaveAttribute('datetime', 'PT12M');
  },
});
export const PartOfAMinute = meta.story({
  args: { minutes: 0.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ca. 1 min.')).toBeVisible();
  },
});
export const Done = meta.story({ args: { minutes: 0 } });
export const Long = meta.story({
  args: { minutes: 1234 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ca. 1,234 min.')).toBeVisible();
  },
});

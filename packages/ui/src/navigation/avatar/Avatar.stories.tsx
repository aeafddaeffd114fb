import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { avatarDocs } from './Avatar.docs.js';
import { Avatar } from './Avatar.js';

const meta = preview.meta({
  title: 'Navigation/Avatar',
  component: Avatar,
  parameters: { guide: avatarDocs },
  args: { name: 'ann@example.org' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-credence="avatar"]')).toHaveTextContent(/^A$/u);
    // Its letter is not read aloud: the name is next to it.
    await expect(canvas.getByText('A')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Large = meta.story({
  args: { size: 'large' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('A').getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThan(40);
  },
});
export const OtherAlphabets = meta.story({
  args: { name: 'øyvind@example.org' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-credence="avatar"]')).toHaveTextContent(/^Ø$/);
  },
});

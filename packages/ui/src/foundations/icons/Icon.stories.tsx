import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import * as drawings from './drawings.js';
import { Icon, type IconName } from './Icon.js';
import { iconDocs } from './Icon.docs.js';

const meta = preview.meta({
  title: 'Pictures/Icon',
  component: Icon,
  parameters: { guide: iconDocs },
  args: { name: 'check' as const },
});

export const Default = meta.story();
export const All = meta.story({
  render: () => (
    <ul>
      {(Object.keys(drawings) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('[data-credence="icon"]')];
    await expect(icons).toHaveLength(Object.keys(drawings).length);
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    const drawn = icons.map((icon) => icon.querySelector('path')?.getBoundingClientRect().width ?? 0);
    await expect(Math.min(...drawn)).toBeGreaterThan(0);
  },
});
export const FollowsTheText = meta.story({
  render: ({ name }) => (
    <p style={{ fontSize: '2rem', color: 'var(--credence-done)' }}>
      <Icon name={name} style={{ display: 'inline' }} /> Completed
    </p>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-credence="icon"]') as Element;
    await expect(getComputedStyle(icon).color).toBe(getComputedStyle(icon.parentElement as Element).color);
  },
});

import preview from '../../../../.storybook/preview.js';
import { avatarDocs } from './Avatar.docs.js';
import { Avatar } from './Avatar.js';

const meta = preview.meta({
  title: 'Navigation/Avatar',
  component: Avatar,
  parameters: { guide: avatarDocs },
  args: { name: 'ann@example.org' },
});

export const Default = meta.story();
export const Large = meta.story({ args: { size: 'large' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

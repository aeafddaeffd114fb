import preview from '../../../../.storybook/preview.js';
import { IconButton } from './IconButton.js';

const meta = preview.meta({
  title: 'Controls/Icon button',
  component: IconButton,
  args: { icon: 'reset' as const, label: 'Reset Tumour extent' },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

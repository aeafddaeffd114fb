import preview from '../../../../.storybook/preview.js';
import { iconButtonDocs } from './IconButton.docs.js';
import { IconButton } from './IconButton.js';

const meta = preview.meta({
  title: 'Forms/Icon button',
  component: IconButton,
  parameters: { guide: iconButtonDocs },
  args: { icon: 'reset' as const, label: 'Reset Tumour extent' },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

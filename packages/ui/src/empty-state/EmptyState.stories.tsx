import preview from '../../../../.storybook/preview.js';
import { emptyStateDocs } from './EmptyState.docs.js';
import { Button } from '../button/index.js';
import { EmptyState } from './EmptyState.js';

const meta = preview.meta({
  title: 'Feedback/Empty state',
  component: EmptyState,
  parameters: { guide: emptyStateDocs },
  args: { title: 'No networks yet', children: 'Upload a file, or wait for a colleague to share one.' },
});

export const Default = meta.story();
export const WithAction = meta.story({ args: { action: <Button variant="primary">Upload</Button> } });
export const TitleOnly = meta.story({ args: { children: undefined, title: 'No activity logs available.' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

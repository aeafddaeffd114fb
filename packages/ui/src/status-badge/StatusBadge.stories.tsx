import preview from '../../../../.storybook/preview.js';
import { statusBadgeDocs } from './StatusBadge.docs.js';
import { StatusBadge } from './StatusBadge.js';

const meta = preview.meta({
  title: 'Feedback/Status badge',
  component: StatusBadge,
  parameters: { guide: statusBadgeDocs },
  args: { tone: 'done' as const, children: 'Completed' },
});

export const Completed = meta.story();
export const InProgress = meta.story({ args: { tone: 'progress', children: '40 %' } });
export const Changed = meta.story({ args: { tone: 'changed', children: 'changed' } });
export const Failed = meta.story({ args: { tone: 'error', children: 'Failed' } });
export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Shared' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

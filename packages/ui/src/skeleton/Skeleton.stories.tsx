import preview from '../../../../.storybook/preview.js';
import { skeletonDocs } from './Skeleton.docs.js';
import { Skeleton } from './Skeleton.js';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton, parameters: { guide: skeletonDocs } });

export const Default = meta.story();
export const Short = meta.story({ args: { width: '12ch' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

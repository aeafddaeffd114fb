import preview from '../../../../.storybook/preview.js';
import { Skeleton } from './Skeleton.js';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton });

export const Default = meta.story();
export const Short = meta.story({ args: { width: '12ch' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

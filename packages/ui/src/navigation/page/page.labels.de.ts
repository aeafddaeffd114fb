import type { pageLabels } from './page.labels.js';

export const pageLabelsDe: typeof pageLabels = {
  skip: 'Zum Inhalt springen',
};

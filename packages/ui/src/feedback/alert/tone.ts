import type { IconName } from '../../foundations/icons/iconPaths.js';

/** What a message is about. Always said with an icon and a word beside the colour. */
export type Tone = 'error' | 'success' | 'info' | 'warning';

/** The icon of each tone. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  error: 'alert',
  success: 'check',
  info: 'info',
  warning: 'alert',
};

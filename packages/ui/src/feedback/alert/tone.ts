import * as drawings from '../../foundations/icons/drawings.js';

/**
 * The kind of message. Always expressed by an icon and a word as well as a colour.
 * @since 0.1.0
 */
export type Tone = 'error' | 'success' | 'info' | 'warning';

/** The icon of each tone. */
export const toneIcons: Readonly<Record<Tone, drawings.Drawing>> = {
  error: drawings.alert,
  success: drawings.check,
  info: drawings.info,
  warning: drawings.alert,
};

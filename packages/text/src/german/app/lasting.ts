import { duration } from '../../duration.js';

/** The short words for hours and minutes. */
export const units = { hour: 'Std.', minute: 'Min.' };

/** "9 Std. 49 Min." */
export const lasting = (minutes: number): string => duration(minutes, 'de', units);

import { duration } from '../../duration.js';

/** The short words for hours and minutes. */
export const units = { hour: 'h', minute: 'min' };

/** "9 h 49 min" */
export const lasting = (minutes: number): string => duration(minutes, 'en', units);

import { duration } from '../../duration.js';

/** "9 h 49 min" */
export const lasting = (minutes: number): string => duration(minutes, 'en', { hour: 'h', minute: 'min' });

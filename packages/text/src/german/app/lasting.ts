import { duration } from '../../duration.js';

/** "9 Std. 49 Min." */
export const lasting = (minutes: number): string => duration(minutes, 'de', { hour: 'Std.', minute: 'Min.' });

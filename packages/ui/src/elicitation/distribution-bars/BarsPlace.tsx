import { later } from '../../foundations/later/later.js';
import { BarsToCome } from './BarsToCome.js';

/** The question and its bars. Most questions are asked with sliders: the bars are loaded for those that are not. */
export const BarsPlace = later(async () => (await import('./Bars.js')).Bars, BarsToCome);

import { sliderPromises } from '../../../../stories/docs/promises/slider.js';
import { asking } from '../asking.js';
import type { Kind } from '../keepPromises.js';

export default { promises: sliderPromises, seenAs: 'input[type="range"]', controls: asking } satisfies Kind;

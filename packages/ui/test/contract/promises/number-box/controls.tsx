import { numberBoxPromises } from '../../../../stories/docs/promises/numberBox.js';
import { asking } from '../asking.js';
import type { Kind } from '../keepPromises.js';

const { ProbabilitySlider } = asking;

export default {
  promises: numberBoxPromises,
  seenAs: '[data-slot="number"] input',
  controls: { ProbabilitySlider },
} satisfies Kind;

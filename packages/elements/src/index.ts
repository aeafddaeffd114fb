import { CredenceCombinations } from './CredenceCombinations.js';
import { CredenceQuestion } from './CredenceQuestion.js';
import { CredenceSlider } from './CredenceSlider.js';

export type * from './publicTypes.js';

const elements = {
  'credence-combinations': CredenceCombinations,
  'credence-question': CredenceQuestion,
  'credence-slider': CredenceSlider,
};

// A second copy of the script changes nothing.
for (const [name, element] of Object.entries(elements))
  if (!customElements.get(name)) customElements.define(name, element);

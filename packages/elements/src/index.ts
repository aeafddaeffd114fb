import type { CredenceElement } from './CredenceElement.js';
import { type CombinationsDetail, CredenceCombinations } from './CredenceCombinations.js';
import { CredenceQuestion, type QuestionDetail } from './CredenceQuestion.js';
import { CredenceSlider, type SliderDetail } from './CredenceSlider.js';

export type {
  CombinationsDetail,
  CredenceCombinations,
  CredenceElement,
  CredenceQuestion,
  CredenceSlider,
  QuestionDetail,
  SliderDetail,
};

declare global {
  interface HTMLElementTagNameMap {
    'credence-combinations': CredenceCombinations;
    'credence-question': CredenceQuestion;
    'credence-slider': CredenceSlider;
  }
}

const elements = {
  'credence-combinations': CredenceCombinations,
  'credence-question': CredenceQuestion,
  'credence-slider': CredenceSlider,
};

// A second copy of the script changes nothing.
for (const [name, element] of Object.entries(elements))
  if (!customElements.get(name)) customElements.define(name, element);

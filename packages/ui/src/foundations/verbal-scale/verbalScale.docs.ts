import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const verbalScaleDocs: ComponentDocs = {
  purpose: 'The seven words of the scale with their percentages, and what a percentage is called.',
  status: 'stable',
  since: '0.1.0',
  when: ['Words for a probability are needed outside the components: in a report, a table, a tooltip.'],
  whenNot: ['People answer: ProbabilitySlider and HumanIconScale bring the words.'],
  anatomy: [],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Nothing: it draws nothing. What it returns is a text like any other.',
  forms: 'It sends nothing.',
  labels: ['verbalScale'],
  goodUse: '`wordsFor(62)` is "between fifty-fifty and expected".',
  badUse: 'The nearest word: 62 is not fifty-fifty.',
  caveats: [
    'The end words hold from 1 and 99 on, the nearest answers that can be given.',
    'Another language needs words of its own; percentages only where they were fitted to those words anew. Of the languages of the kit only Dutch was calibrated: see `languages.md`.',
  ],
};

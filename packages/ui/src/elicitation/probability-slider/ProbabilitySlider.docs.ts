import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { sliderKeymap } from './sliderKeys.js';

export const probabilitySliderDocs: ComponentDocs = {
  purpose: 'Asks for one probability: by thumb, number, step or word, over a rail with fifty people.',
  status: 'stable',
  since: '0.1.0',
  when: ['Somebody judges how likely one thing is.'],
  whenNot: [
    'A node has several states: ProbabilityQuestion asks for each and shows what is stored of them together.',
    'The probability is only shown: use HumanIconScale or IconArray.',
  ],
  anatomy: [
    { slot: 'probability-slider', is: 'The root, a group named by its question.' },
    { slot: 'head', is: 'Question, words and number.' },
    { slot: 'question', is: 'What is asked, the name of the slider. A heading with `headingLevel`.' },
    { slot: 'words-said', is: 'What the answer is called, or the `status`.' },
    { slot: 'keep', is: 'Makes the starting value the answer, while there is none.' },
    { slot: 'note', is: 'What is given as `note`.' },
    { slot: 'stepper', is: 'The number between − and +.' },
    { slot: 'less', is: 'The button with the minus.' },
    { slot: 'number', is: 'The box of the number.' },
    { slot: 'misfit', is: 'Below the number: why what was typed is not the answer, and what is.' },
    { slot: 'more', is: 'The button with the plus.' },
    { slot: 'scale', is: 'People, rail and words, as in HumanIconScale.' },
    { slot: 'ghost', is: 'The mark at the answer before, once the slider was touched.' },
    { slot: 'range', is: 'The native range, its one tab stop.' },
    { slot: 'hint', is: 'What is given as `hint`, below the scale.' },
    { slot: 'error', is: 'What is given as `error`, below the scale.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'root', means: '`unset` or `answered`' },
    { name: 'data-disabled', on: 'root', means: 'cannot be used at the moment' },
    { name: 'data-readonly', on: 'root', means: 'can be read and not changed' },
    { name: 'data-unset', on: 'range and number', means: 'nobody has answered yet' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Tab', does: 'the slider, one tab stop' }, ...sliderKeymap],
  screenReader:
    'The group and the slider by the question, with "37 percent, between uncertain and fifty-fifty", or "not answered, starting value 50 percent". Once touched, "before: 30 percent" where there is a `ghostValue`.',
  forms:
    'With a `name`, sends its number, and nothing while nobody has answered, unless `submitUnanswered` asks for the starting value. `required` makes the form invalid without an answer. Resetting the form restores `defaultValue`. Form libraries take `inputRef`; `aria-describedby` and `error` describe the range. Recipes: [forms](forms.md).',
  labels: ['probabilitySlider', 'humanIconScale', 'iconArray', 'verbalScale'],
  goodUse: '`value={null}` until somebody answers, and `onValueCommit` to keep a draft.',
  badUse: 'A `ghostValue` that is what others said, which leads people before they have judged.',
  caveats: [
    'Null is an answer of its own. Nothing holds anybody up who leaves it so.',
    '− and + repeat while a pointer holds them, and tell their end once.',
    'Page scroll, wheel and hover never change it: a finger that goes up or down scrolls the page.',
    'It takes whole numbers from 1 to 99. Nobody can rule a thing out for certain.',
    '`scaleType` is a preference of the person; answers do not depend on it. `words` has no number box, digits still type.',
  ],
};

import type { ControlPromises } from './controlPromises.js';

export const sliderPromises = {
  kind: 'Slider',
  learnedFrom: [
    'ARIA Authoring Practices, slider and its examples',
    'React Aria, useSlider',
    'Radix Primitives, Slider',
    'Base UI, Slider',
    'MUI, Slider',
  ],
  keeps: {
    'named-range':
      'It is a native range with the question as its name, and says its lowest, its highest and its present value, the last also in words.',
    'unanswered-in-words': 'That nobody has answered yet is said in words, apart from the same number as an answer.',
    'keys-step': 'Arrow keys go one step, page up and page down ten, Home and End to the ends, and no key goes beyond.',
    'follows-reading': 'Right to left, the horizontal arrow keys follow what is seen.',
    'other-keys-left': 'Tab, letters, and keys pressed with Ctrl, Alt or Meta are left to the page and the browser.',
    'end-once': 'A key that is held tells each step, and its end once when it is released.',
    'drag-told': 'A drag tells what it passes, and its end once, wherever the pointer is released.',
    'scroll-answers-nothing': 'A finger that scrolls the page across it changes nothing.',
    'one-finger': 'A second finger never takes over a drag, nor goes on with it.',
    'wheel-answers-nothing': 'The wheel changes nothing, even while it has the focus.',
    'typed-when-finished':
      'Digits typed on it move nothing before the number is finished, and then are one change and one end.',
    'typed-given-back': 'Escape gives back what stood before any digit, and tells nothing.',
    'typed-kept': 'A number that is being typed when the page removes it is kept.',
    'prevented-by-page': 'A key that the page prevents in `onKeyDown` does nothing.',
    'refused-by-parent': 'Controlled by a parent that refuses a change, it stays where the parent holds it.',
    'follows-its-value': 'A value from outside shows at once, in thumb, form and words, and is told to nobody.',
    'on-its-scale':
      'Values beyond its ends, fractions and what is no number are shown, said and stepped from as a whole percent on the scale.',
    'not-while-fixed': 'Disabled it takes no focus, read-only it does; neither takes keys, digits or a pointer.',
    'reset-with-form': 'Resetting its form brings back the value that it began with.',
    'told-once-in-strict-mode': 'In StrictMode, too, each change and each end is told once.',
    'high-enough': 'It is at least 44 pixels high to a finger.',
  },
  declines: [
    {
      what: '`orientation`, `inverted` and steps of one’s own.',
      because: 'A probability has one scale here, whose words, people and marks stand at their percentages.',
    },
    {
      what: 'Several thumbs on one rail.',
      because: 'Each state of a question has a slider of its own, so that none can push another.',
    },
    {
      what: 'A value bubble above the thumb.',
      because: 'The number stands beside the question, where no finger covers it.',
    },
    {
      what: 'That a handler further out than the component comes before its keys.',
      because: 'Events bubble from the inside, and whoever wants to be first listens to them in the capture phase.',
    },
  ],
} as const satisfies ControlPromises;

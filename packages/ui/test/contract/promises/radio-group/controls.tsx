import { CertaintyField, ChoiceField, LikertItem, SegmentedControl } from '../../../../src/index.js';
import { radioGroupPromises } from '../../../../stories/docs/promises/radioGroup.js';
import type { ControlOfKind, Kind } from '../keepPromises.js';

/** A group of radio buttons, with the values of its first three choices or more. */
export interface RadioGroup extends ControlOfKind {
  readonly values: readonly unknown[];
}

const periods = ['day', 'week', 'month'];
const options = periods.map((value) => ({ value, label: value }));

export default {
  promises: radioGroupPromises,
  seenAs: 'input[type="radio"]',
  controls: {
    CertaintyField: {
      values: ['uncertain', 'ratherUncertain', 'ratherCertain', 'certain'],
      render: (props) => <CertaintyField {...props} />,
    },
    ChoiceField: { values: periods, render: (props) => <ChoiceField label="Period" options={options} {...props} /> },
    LikertItem: { values: [1, 2, 3, 4, 5], render: (props) => <LikertItem statement="It was easy." {...props} /> },
    SegmentedControl: {
      values: periods,
      render: (props) => <SegmentedControl aria-label="Period" options={options} {...props} />,
    },
  },
} satisfies Kind<RadioGroup>;

import { userEvent } from 'vitest/browser';
import { ChoiceField, LikertItem, OpenText, SelectField } from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

const days = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];
const chosen = (root: Element) => root.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value;
const chooseLast = async (root: Element) => {
  await userEvent.click([...root.querySelectorAll('input[type="radio"]')].at(-1) as Element);
};

/** Choices from a few options, and free text. */
export const choices = {
  ChoiceField: {
    kind: 'plain',
    render: (props) => <ChoiceField label="Period" options={days} {...props} />,
    states: [
      {
        prop: 'value',
        onCommit: 'onValueCommit',
        from: 'day',
        to: 'week',
        shown: chosen,
        gesture: chooseLast,
        reason: 'press',
      },
    ],
    form: {
      props: { name: 'period', defaultValue: 'day' },
      name: 'period',
      from: ['day'],
      to: ['week'],
      gesture: chooseLast,
    },
  },
  LikertItem: {
    kind: 'plain',
    render: (props) => <LikertItem statement="It was easy." {...props} />,
    states: [
      {
        prop: 'value',
        onCommit: 'onValueCommit',
        from: 2,
        to: 5,
        shown: (root) => Number(chosen(root)),
        gesture: chooseLast,
        reason: 'press',
      },
    ],
    form: {
      props: { name: 'easy', defaultValue: 2 },
      name: 'easy',
      from: ['2'],
      to: ['5'],
      gesture: chooseLast,
    },
  },
  OpenText: {
    kind: 'field',
    render: (props) => <OpenText label="Comment" {...props} />,
    form: {
      props: { name: 'comment', defaultValue: 'Rare' },
      name: 'comment',
      from: ['Rare'],
      to: ['Rarely'],
      gesture: async (root) => {
        await userEvent.click(root.querySelector('textarea') as Element);
        await userEvent.keyboard('{Control>}{End}{/Control}ly');
      },
    },
  },
  SelectField: {
    kind: 'field',
    render: (props) => (
      <SelectField label="Period" {...props}>
        <option value="day">Day</option>
        <option value="week">Week</option>
      </SelectField>
    ),
    form: {
      props: { name: 'period', defaultValue: 'day' },
      name: 'period',
      from: ['day'],
      to: ['week'],
      gesture: async (root) => userEvent.selectOptions(root.querySelector('select') as HTMLElement, 'week'),
    },
  },
} satisfies Record<string, Specimen>;

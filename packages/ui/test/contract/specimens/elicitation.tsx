import { page, userEvent } from 'vitest/browser';
import {
  BackLink,
  CertaintyField,
  ConditionsPanel,
  DistributionBars,
  HumanIconScale,
  IconArray,
  ProbabilityQuestion,
  ProbabilitySlider,
  QuestionExits,
  QuestionLayout,
  SegmentedControl,
  ShareBar,
  StoredShares,
  SumMeter,
} from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

const link = <a href="#elsewhere">Elsewhere</a>;
const states = ['absent', 'present'];
const sliders = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input[type="range"]')];
const numbers = (root: Element) => sliders(root).map((slider) => Number(slider.value));
const arrowUp = async (root: Element) => {
  sliders(root)[0]?.focus();
  await userEvent.keyboard('{ArrowUp}');
};
const radio = (root: Element) => root.querySelector<HTMLInputElement>('input[type="radio"]:checked');
const chooseLast = async (root: Element) => {
  await userEvent.click([...root.querySelectorAll('input[type="radio"]')].at(-1) as Element);
};

/** Components that ask for probabilities or show them. */
export const elicitation = {
  BackLink: {
    kind: 'plain',
    asChild: true,
    render: ({ asChild, ...props }) => (
      <BackLink asChild={Boolean(asChild)} {...(asChild ? {} : { href: '#before' })} {...props}>
        {asChild ? link : undefined}
      </BackLink>
    ),
  },
  CertaintyField: {
    kind: 'plain',
    render: (props) => <CertaintyField {...props} />,
    states: [
      {
        prop: 'value',
        from: 'ratherCertain',
        to: 'certain',
        shown: (root) => radio(root)?.value,
        gesture: chooseLast,
        reason: 'press',
      },
      {
        prop: 'comment',
        props: { value: 'uncertain' },
        from: 'Ra',
        to: 'Rar',
        shown: (root) => root.querySelector('textarea')?.value,
        gesture: async (root) => {
          await userEvent.click(root.querySelector('textarea') as Element);
          await userEvent.keyboard('{End}r');
        },
        reason: 'type',
      },
    ],
    form: {
      props: { name: 'certainty', defaultValue: 'ratherCertain' },
      name: 'certainty',
      from: ['ratherCertain'],
      to: ['certain'],
      gesture: chooseLast,
    },
  },
  ConditionsPanel: {
    kind: 'plain',
    render: (props) => <ConditionsPanel conditions={[{ name: 'Smoking', value: 'heavy' }]} {...props} />,
  },
  DistributionBars: {
    kind: 'plain',
    render: (props) => <DistributionBars nodeName="Metastasis" states={states} {...props} />,
    states: [
      {
        prop: 'values',
        onCommit: 'onValuesCommit',
        from: [30, 70],
        to: [31, 69],
        shown: numbers,
        gesture: arrowUp,
        reason: 'key',
      },
    ],
    form: {
      props: { name: 'answer', defaultValues: [30, 70] },
      name: 'answer',
      from: ['30', '70'],
      to: ['31', '69'],
      gesture: arrowUp,
    },
  },
  HumanIconScale: { kind: 'plain', render: (props) => <HumanIconScale value={62} {...props} /> },
  IconArray: { kind: 'plain', render: (props) => <IconArray value={62} {...props} /> },
  ProbabilityQuestion: {
    kind: 'plain',
    render: (props) => <ProbabilityQuestion nodeName="Metastasis" states={states} {...props} />,
    states: [
      {
        prop: 'values',
        onCommit: 'onValuesCommit',
        from: [30, 70],
        to: [31, 70],
        shown: numbers,
        gesture: arrowUp,
        reason: 'key',
      },
    ],
    form: {
      props: { name: 'answer', defaultValues: [30, 70] },
      name: 'answer',
      from: ['30', '70'],
      to: ['31', '70'],
      gesture: arrowUp,
    },
  },
  ProbabilitySlider: {
    kind: 'plain',
    render: (props) => <ProbabilitySlider label="present?" {...props} />,
    states: [
      {
        prop: 'value',
        onCommit: 'onValueCommit',
        from: 30,
        to: 31,
        shown: (root) => numbers(root)[0],
        gesture: arrowUp,
        reason: 'key',
      },
    ],
    form: {
      props: { name: 'answer', defaultValue: 30 },
      name: 'answer',
      from: ['30'],
      to: ['31'],
      gesture: arrowUp,
    },
  },
  QuestionExits: {
    kind: 'plain',
    render: (props) => <QuestionExits {...props} />,
    states: [
      {
        prop: 'standing',
        from: 'answered',
        to: 'notMyField',
        shown: (root) => root.querySelector('[aria-pressed="true"]')?.getAttribute('data-standing') ?? 'answered',
        gesture: async (root) => {
          await userEvent.click(root.querySelector('[data-standing="notMyField"]') as Element);
        },
        reason: 'exit',
      },
    ],
  },
  QuestionLayout: {
    kind: 'plain',
    render: (props) => (
      <QuestionLayout title="Metastasis" onContinue={() => {}} {...props}>
        Rows
      </QuestionLayout>
    ),
    actions: {
      onContinue: {
        ways: {
          press: async () => userEvent.click(page.getByRole('button', { name: 'Continue' })),
          key: async () => {
            (page.getByRole('button', { name: 'Continue' }).element() as HTMLElement).focus();
            await userEvent.keyboard('{Control>}{Enter}{/Control}');
          },
        },
      },
    },
  },
  SegmentedControl: {
    kind: 'plain',
    render: (props) => (
      <SegmentedControl
        aria-label="Period"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
        {...props}
      />
    ),
    states: [
      {
        prop: 'value',
        onCommit: 'onValueCommit',
        from: 'day',
        to: 'week',
        shown: (root) => radio(root)?.value,
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
  ShareBar: { kind: 'plain', render: (props) => <ShareBar states={states} values={[30, 70]} {...props} /> },
  StoredShares: { kind: 'plain', render: (props) => <StoredShares states={states} values={[30, 70]} {...props} /> },
  SumMeter: { kind: 'plain', render: (props) => <SumMeter values={[30, 70]} {...props} /> },
} satisfies Record<string, Specimen>;

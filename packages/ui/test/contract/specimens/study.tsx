import { page, userEvent } from 'vitest/browser';
import {
  AddressChips,
  BeadLane,
  DisagreementStrip,
  ExpertCode,
  NextStep,
  OutcomeDots,
  PoolSwitch,
  ProtocolList,
  SealedLine,
  StudyPeople,
  StudyTimeline,
  ToDiscussList,
} from '../../../src/screens.js';
import type { Specimen } from '../specimen.js';

const radio = (root: Element) => root.querySelector<HTMLInputElement>('input[type="radio"]:checked');
const chooseMedian = async (root: Element) => {
  await userEvent.click(root.querySelector('input[value="median"]') as Element);
};
const answers = [30, 40, 60].map((value, index) => ({ code: index + 1, value }));
const questions = ['young', 'old'].map((condition, index) => ({ id: condition, condition, disagreement: index / 4 }));

/** Components of the results of a study. */
const results = {
  BeadLane: {
    kind: 'plain',
    render: (props) => (
      <BeadLane
        label="Stridor"
        states={[{ label: 'present', answers, pools: { linear: 43, logarithmic: 42, median: 40 } }]}
        {...props}
      />
    ),
  },
  DisagreementStrip: {
    kind: 'plain',
    render: (props) => <DisagreementStrip label="Disagreement" groups={[{ label: 'no', questions }]} {...props} />,
    states: [
      {
        prop: 'current',
        from: 'young',
        to: 'old',
        // The second of two bars ends where the strip ends.
        shown: (root) => {
          const caret = root.querySelector('[data-slot="caret"]')?.getBoundingClientRect();
          const { left, width } = root.getBoundingClientRect();
          return caret && (caret.left - left > width / 2 ? 'old' : 'young');
        },
        gesture: async (root) => {
          root.querySelector<HTMLElement>('[data-slot="surface"]')?.focus();
          await userEvent.keyboard('{ArrowRight}');
        },
        reason: 'key',
      },
    ],
  },
  ExpertCode: { kind: 'plain', render: (props) => <ExpertCode code={3} {...props} /> },
  OutcomeDots: {
    kind: 'plain',
    render: (props) => <OutcomeDots label="Stage IV" experts={answers} pool={43} mean={44} {...props} />,
  },
  PoolSwitch: {
    kind: 'plain',
    render: (props) => <PoolSwitch answers={5} {...props} />,
    states: [
      {
        prop: 'value',
        onCommit: 'onValueCommit',
        from: 'linear',
        to: 'median',
        shown: (root) => radio(root)?.value,
        gesture: chooseMedian,
        reason: 'press',
      },
    ],
    form: {
      props: { name: 'pool', defaultValue: 'linear' },
      name: 'pool',
      from: ['linear'],
      to: ['median'],
      gesture: chooseMedian,
    },
  },
  ToDiscussList: {
    kind: 'plain',
    render: (props) => (
      <ToDiscussList
        items={[{ id: 'a', question: 'Stridor', condition: 'young', reasons: ['otherOrder'], effect: 2, chosen: true }]}
        {...props}
      />
    ),
  },
} satisfies Record<string, Specimen>;

const nothing = () => {};
const stages = [
  { name: 'Round 1', from: new Date('2026-11-09'), dates: '9 to 30 Nov' },
  { name: 'Round 2', from: new Date('2026-11-30'), dates: 'from 30 Nov' },
];
const people = [
  { id: 'a', code: 1, name: 'Dr. N. Okafor', standing: 'started', answered: 18, questionCount: 60 } as const,
];

/** Components of a study in rounds. */
export const study = {
  ...results,
  AddressChips: {
    kind: 'plain',
    render: (props) => <AddressChips defaultValue={['ann@x.example']} {...props} />,
    states: [
      {
        prop: 'value',
        from: ['ann@x.example'],
        to: ['ann@x.example', 'bo@x.example'],
        shown: (root) => [...root.querySelectorAll('[data-slot="address"]')].map((chip) => chip.textContent),
        gesture: async () => {
          await userEvent.click(page.getByRole('textbox'));
          await userEvent.keyboard('bo@x.example{Enter}');
        },
        reason: 'type',
      },
    ],
  },
  NextStep: {
    kind: 'plain',
    render: (props) => (
      <NextStep action={{ label: 'Remind 3 experts', onPress: nothing }} {...props}>
        Three experts have not finished.
      </NextStep>
    ),
  },
  ProtocolList: {
    kind: 'plain',
    render: (props) => <ProtocolList rules={[{ term: 'Questions', value: '60 of 186' }]} onEdit={nothing} {...props} />,
  },
  SealedLine: { kind: 'plain', render: (props) => <SealedLine round={1} {...props} /> },
  StudyPeople: {
    kind: 'plain',
    render: (props) => <StudyPeople caption="People" people={people} onRemind={nothing} {...props} />,
  },
  StudyTimeline: {
    kind: 'plain',
    render: (props) => (
      <StudyTimeline stages={stages} current={0} now={new Date('2026-11-19')} nowText="today, 19 Nov" {...props} />
    ),
  },
} satisfies Record<string, Specimen>;

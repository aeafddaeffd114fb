import { page, userEvent } from 'vitest/browser';
import { AddressChips, NextStep, ProtocolList, SealedLine, StudyPeople, StudyTimeline } from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

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

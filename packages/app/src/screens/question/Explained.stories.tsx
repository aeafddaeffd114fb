import type { Question } from '@credence/api-client';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';

/** A story about a different question. */
const asking = (given: Partial<Question>) => ({ parameters: { questions: [buildQuestion(given)] } });

const meta = preview.meta({
  title: 'Screens/Question explained',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose:
      "A question that explains its node, states and conditions, in the words of the file or of the network's owner.",
    layout: 'fullscreen',
    questions: [buildQuestion()],
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...questionServer(...(parameters.questions as Question[])));
    return freshDevice;
  },
});

const explained: Partial<Question> = {
  node: {
    id: 'n3',
    display_name: 'Wilson’s disease',
    vars: ['present', 'absent'],
    details: {
      meaning: {
        text: 'Inherited disorder of copper transport (ATP7B). Present means two pathogenic variants or a Leipzig score of 4 and more.',
        source: 'file',
      },
      states: [{}, { meaning: { text: 'Also in carriers of one variant.', source: 'owner' } }],
    },
  },
  parents: [
    { display_name: 'Family history', value: 'no known case', previous: 'sibling affected' },
    {
      display_name: 'Caeruloplasmin',
      value: '> 0, ≤ 10',
      unit: 'mg/dl',
      meaning: { text: 'In serum, at admission.', source: 'owner' },
      state: { interval: { from: 0, to: 10, isName: true } },
    },
  ],
  changes: [true, false],
  currentValues: [50, 50],
};
export const Explained = meta.story({
  ...asking(explained),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is meant' }));
    await expect(canvas.getByRole('note', { name: 'What is meant' })).toHaveTextContent(
      'Inherited disorder of copper transport',
    );
    await expect(canvas.getAllByText('0 to 10 mg/dl')[0]).toBeVisible();
  },
});
export const ExplainedByOwner = meta.story({
  ...asking({ mayExplain: true }),
  beforeEach({ msw }) {
    const states = ['absent', 'regional', 'distant'].map((title) => ({ title, explanation: '' }));
    const file = { title: 'Metastasis', explanation: '', unit: '', states };
    const own = { ...file, title: '', states: states.map((state) => ({ ...state, title: '' })) };
    msw.use(
      http.get('/network/{networkId}/{nodeId}/explanations', ({ response }) => response(200).json({ file, own })),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is meant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write an explanation' }));
    await expect(await screen.findByRole('dialog', { name: 'What is meant by Metastasis' })).toBeVisible();
    await expect(await screen.findByText('In the file: Metastasis')).toBeVisible();
  },
});
/** The owner worded one of the conditions. */
export const ConditionInOwnWords = meta.story({
  ...asking({
    parents: [
      { display_name: 'Age', value: '50 to 69' },
      { display_name: 'Smoking', value: 'yes', state: { asCondition: 'For a patient who smokes' } },
    ],
    changes: [false, true],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For a patient who smokes')).toBeVisible();
    await expect(canvas.getByText('For a patient who smokes').parentElement).toHaveTextContent(
      'For a patient who smokes, with Age: 50 to 69:',
    );
  },
});
export const TwelveParents = meta.story({
  ...asking({
    parents: Array.from({ length: 12 }, (_, index) => ({
      display_name: index === 0 ? 'Is the patient jaundiced?' : `Finding ${index + 1} in the abdomen`,
      value: 'present at admission',
    })),
    changes: Array.from({ length: 12 }, (_, index) => index === 3),
    percentCompleted: 1,
    timeRemaining: 127_495_660,
    questionsLeft: 244_140_624,
    question: { number: 2, of: 244_140_625 },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/more than anyone can answer one by one/)).toBeVisible();
    await expect(canvas.getAllByText('1 %').filter((each) => each.checkVisibility())).toHaveLength(1);
  },
});

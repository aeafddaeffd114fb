import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { questionLayoutDocs } from './QuestionLayout.docs.js';
import { Alert } from '../../feedback/alert/Alert.js';
import { type Certainty, CertaintyField } from '../certainty-field/CertaintyField.js';
import { ConditionsPanel } from '../conditions-panel/ConditionsPanel.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import type { ShareValues } from '../answers/share.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { TextLink } from '../../foundations/text/TextLink.js';
import { BackLink } from './BackLink.js';
import { germanQuestion, polishQuestion } from './question.fixtures.js';
import { QuestionLayout } from './QuestionLayout.js';

const onContinue = fn();

const larynx = {
  title: 'Tumour extent',
  states: ['T1–T2, confined to the larynx', 'T3, vocal fold fixed', 'T4, beyond the larynx'],
  values: [62, 30, null] as ShareValues,
  certainty: 'ratherCertain' as Certainty | null,
  lead: (
    <>
      For a patient who smokes <b>heavily</b>, is 50 to 69, HPV-negative and drinks moderately:
    </>
  ) as React.ReactNode,
  conditions: [
    { name: 'Smoking', value: 'heavy', previous: 'none' },
    { name: 'Age', value: '50 to 69', previous: '50 to 69' },
    { name: 'HPV status', value: 'negative', previous: 'negative' },
    { name: 'Alcohol', value: 'moderate', previous: 'moderate' },
  ],
  percent: 19,
  last: false,
  saving: false,
  first: false,
  message: undefined as React.ReactNode,
  certaintyError: undefined as string | undefined,
  meaning: undefined as React.ReactNode,
};

function Question(props: Partial<typeof larynx>) {
  const { title, states, lead, conditions, percent, ...rest } = { ...larynx, ...props };
  const [values, setValues] = useState(rest.values);
  const isExact = values.some((share) => typeof share === 'object' && share !== null);
  const [certainty, setCertainty] = useState(rest.certainty);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
      <QuestionLayout
        style={{ flex: 1 }}
        title={title}
        lead={lead}
        conditions={
          conditions.length > 0 ? (
            <ConditionsPanel conditions={conditions}>
              <TextLink href="#combinations">Change decisive combinations</TextLink>
            </ConditionsPanel>
          ) : undefined
        }
        shares={<StoredShares precision="exact" states={states} values={values} onValuesChange={setValues} />}
        message={rest.message}
        meaning={rest.meaning}
        onContinue={onContinue}
        last={rest.last}
        saving={rest.saving}
        back={<BackLink href="#back" disabled={rest.first} />}
        progress={{ percent, question: { number: 14, total: 72 }, minutesLeft: 12 }}
      >
        <ProbabilityQuestion
          nodeName={title}
          states={states}
          values={values}
          onValuesChange={setValues}
          precision={isExact ? 'exact' : 'percent'}
          disabled={rest.saving}
        />
        <CertaintyField
          value={certainty}
          onValueChange={setCertainty}
          cases={isExact ? [2, 5, 15, 40] : undefined}
          error={rest.certaintyError}
          disabled={rest.saving}
        />
      </QuestionLayout>
    </div>
  );
}

const meta = preview.meta({
  title: 'Elicitation/Question layout (BackLink)',
  id: 'elicitation-question-layout',
  component: Question,
  parameters: { layout: 'fullscreen', guide: questionLayoutDocs, documents: { QuestionLayout, BackLink } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tumour extent' })).toBeVisible();
    const times = canvas.getAllByText('ca. 12 min.').filter((time) => time.checkVisibility());
    await expect(times).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onContinue).toHaveBeenCalled();
  },
});
export const Unanswered = meta.story({ args: { values: [null, null, null], certainty: null, first: true } });
export const NoParents = meta.story({ args: { conditions: [], lead: undefined } });
export const Uncertain = meta.story({ args: { certainty: 'ratherUncertain' } });
export const CertaintyMissing = meta.story({
  args: {
    certainty: null,
    certaintyError: 'Please specify how certain you are in your assessment.',
    message: <Alert tone="error">Please specify how certain you are in your assessment.</Alert>,
  },
});
export const LastQuestion = meta.story({ args: { last: true, percent: 98 } });
export const Explained = meta.story({
  args: { meaning: <p>How far the tumour has grown, by TNM. From the network’s file.</p> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What is meant' });
    await userEvent.click(button);
    await expect(canvas.getByRole('note', { name: 'What is meant' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});
export const Saving = meta.story({ args: { saving: true } });
export const TwoStates = meta.story({
  args: { title: 'Stridor', states: ['present', 'absent'], values: [37, 63] },
});
/** An exact share leaves the other state no choice. */
export const Rare = meta.story({
  args: {
    title: 'Wilson’s disease',
    states: ['present', 'absent'],
    values: [{ ppm: 2_000 }, null],
    certainty: 'ratherUncertain',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /rarer than 1 percent$/ })).toBeVisible();
    await expect(canvas.getByText('0.2 / 99.8')).toBeVisible();
  },
});
export const FiveStates = meta.story({
  args: { states: ['none', 'slight', 'moderate', 'severe', 'complete'], values: [10, 20, 50, null, null] },
  play: keepsWithinThePage,
});
export const TwentyStates = meta.story({
  args: { title: 'Region', states: Array.from({ length: 20 }, (_, index) => `region_${index + 1}`), values: [90, 5] },
  play: keepsWithinThePage,
});
export const German = meta.story({
  args: germanQuestion.args,
  decorators: [
    (Story) => (
      <CredenceProvider labels={germanQuestion.labels} locale="de">
        <Story />
      </CredenceProvider>
    ),
  ],
  play: keepsWithinThePage,
});
export const Polish = meta.story({
  args: polishQuestion.args,
  decorators: [
    (Story) => (
      <CredenceProvider labels={polishQuestion.labels} locale="pl">
        <Story />
      </CredenceProvider>
    ),
  ],
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });

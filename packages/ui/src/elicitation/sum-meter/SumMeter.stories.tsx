import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { sumMeterDocs } from './SumMeter.docs.js';
import { SumMeter } from './SumMeter.js';

const meta = preview.meta({
  title: 'Elicitation/Sum meter',
  component: SumMeter,
  parameters: { guide: sumMeterDocs },
  args: { values: [62, 30, 50] },
});

export const Over = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Your answers add up to 142. Each is stored as its share of the total.',
    );
  },
});
export const Under = meta.story({
  args: { values: [20, 10, 5] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Your answers add up to 35. Each is stored as its share of the total.',
    );
  },
});
export const Exact = meta.story({
  args: { values: [60, 30, 10] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your answers add up to 100. They are stored unchanged.');
  },
});
export const Unanswered = meta.story({ args: { values: [null, null, null] } });
export const ManyStates = meta.story({ args: { values: Array.from({ length: 608 }, () => 50) } });
export const OwnPolicy = meta.story({
  args: { policy: 'The study team scales them afterwards.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your answers add up to 142. The study team scales them afterwards.');
    await expect(canvasElement).not.toHaveTextContent('We store');
  },
});

function Together() {
  const [values, setValues] = useState<ProbabilityValues>([62, 30, null]);
  return (
    <>
      <ProbabilityQuestion
        nodeName="Tumour extent"
        states={['T1–T2', 'T3', 'T4']}
        values={values}
        onValuesChange={setValues}
      />
      <SumMeter values={values} />
    </>
  );
}
export const BelowAQuestion = meta.story({
  render: () => <Together />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement).toHaveTextContent('Your answers add up to 143');
  },
});

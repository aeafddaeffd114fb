import { expect, fn } from 'storybook/test';
import NumberBelow from '../../../stories/compositions/NumberBelow.js';
import numberBelow from '../../../stories/compositions/NumberBelow.tsx?raw';
import OwnControl from '../../../stories/compositions/OwnControl.js';
import ownControl from '../../../stories/compositions/OwnControl.tsx?raw';
import RailAndWords from '../../../stories/examples/SliderParts.js';
import railAndWords from '../../../stories/examples/SliderParts.tsx?raw';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { SliderAnswer, SliderKeep } from './answer/SliderAnswer.js';
import { SliderFineLine, SliderFineOffer } from './fine-line/SliderFineLine.js';
import { SliderMisfit } from './number/SliderMisfit.js';
import { SliderNumber } from './number/SliderNumber.js';
import { SliderPeople } from './people/SliderPeople.js';
import { SliderQuestion } from './question/SliderQuestion.js';
import { SliderRail } from './rail/SliderRail.js';
import { SliderRoot } from './root/SliderRoot.js';
import { SliderScale } from './scale/SliderScale.js';
import { sliderPartsDocs } from './SliderParts.docs.js';
import { SliderSteps } from './steps/SliderSteps.js';
import { SliderWords } from './words/SliderWords.js';

/** Shows the text of a composition below it, to copy. */
const copyable = (code: string) => ({ docs: { source: { code } } });

const meta = preview.meta({
  title:
    'Elicitation/Slider parts (SliderRoot, SliderQuestion, SliderAnswer, SliderKeep, SliderSteps, SliderNumber, SliderMisfit, SliderScale, SliderPeople, SliderRail, SliderWords, SliderFineLine, SliderFineOffer)',
  id: 'elicitation-slider-parts',
  component: SliderRoot,
  parameters: {
    guide: sliderPartsDocs,
    documents: {
      SliderRoot,
      SliderQuestion,
      SliderAnswer,
      SliderKeep,
      SliderSteps,
      SliderNumber,
      SliderMisfit,
      SliderScale,
      SliderPeople,
      SliderRail,
      SliderWords,
      SliderFineLine,
      SliderFineOffer,
    },
  },
  args: { 'aria-label': 'How likely?', onValueChange: fn(), onValueCommit: fn() },
  render: (args) => (
    <SliderRoot {...args}>
      <SliderRail />
      <SliderWords />
    </SliderRoot>
  ),
});

/** R-3609: the smallest slider: its name is an `aria-label`, and it has neither a question nor a number. */
export const RailAndWordsAlone = meta.story({
  render: () => <RailAndWords />,
  parameters: copyable(railAndWords),
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How likely?' });
    await expect(canvas.getByRole('group', { name: 'How likely?' })).toContainElement(slider);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '51 percent, between fifty-fifty and expected');
    await expect(canvas.getByText('Saved: 51')).toBeVisible();
    await userEvent.keyboard('37{Enter}');
    await expect(canvas.getByText('Saved: 37')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'probable 85' }));
    await expect(slider).toHaveValue('85');
    await expect(canvas.getByText('Saved: 85')).toBeVisible();
  },
});
/** R-3609: the number stands below the people, and answers may be exact. */
export const NumberBelowThePeople = meta.story({
  render: () => <NumberBelow />,
  parameters: copyable(numberBelow),
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How likely is an allergic reaction?' });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(slider).toHaveValue('51');
    await expect(canvas.getByRole('img', { name: '25 of 50 people' })).toBeVisible();

    const number = canvas.getByRole('textbox', { name: /How likely is an allergic reaction\?$/ });
    await userEvent.clear(number);
    await userEvent.type(number, '1/500{Enter}');
    await expect(canvas.getByText('Saved: 2000 ppm')).toBeVisible();
    await expect(number).toHaveValue('0.2');
    const line = canvas.getByRole('slider', { name: /rarer than 1 percent$/ });
    await expect(line).toHaveAttribute('aria-valuetext', '20 in 10,000, 0.2 percent, rarer than 1 percent');

    await userEvent.clear(number);
    await userEvent.type(number, 'perhaps{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('perhaps');
    await expect(canvas.getByText('Saved: 2000 ppm')).toBeVisible();
  },
});
/** R-3610: two buttons and a text of plain HTML: the hook keeps the answer, and the parts are not used. */
export const OwnControlOfTheHook = meta.story({
  render: () => <OwnControl />,
  parameters: copyable(ownControl),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('not answered')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('49 %')).toBeVisible();
    const more = canvas.getByRole('button', { name: 'More likely' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByText('51 %')).toBeVisible();
    await expect(canvas.getByText('Saved: 51 %')).toBeVisible();
  },
});
/** Without a `SliderScale` the words take the width of their `SliderRoot`. */
export const OnAPhone = meta.story({
  args: { defaultValue: 62 },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});

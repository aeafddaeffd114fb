import { Heading, Text } from '@credence/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { Finding, Outcomes, Question, Results } from '../../../test/resultsLayout.styles.js';
import { ResultsWordsContext } from '../resultsWords.js';
import { DisagreementStrip } from '../disagreement-strip/DisagreementStrip.js';
import { groups } from '../disagreement-strip/strip.fixtures.js';
import { OutcomeDots } from '../outcome-dots/OutcomeDots.js';
import type { PoolKind } from '../pool-switch/poolKind.js';
import { PoolSwitch } from '../pool-switch/PoolSwitch.js';
import { items } from '../to-discuss-list/discuss.fixtures.js';
import { ToDiscussList } from '../to-discuss-list/ToDiscussList.js';
import { BeadLane } from './BeadLane.js';
import { states } from './results.fixtures.js';

const experts = [35, 46, 22, 31, 28].map((value, index) => ({ code: index + 1, value }));

/** What the page of a study does with them: one question is shown, and list and strip hold the same choice. */
function StudyResults() {
  const [pool, setPool] = useState<PoolKind>('linear');
  const [current, setCurrent] = useState<string>('q56');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    items.filter((item) => item.chosen).map(({ id }) => id),
  );
  const choose = (on: boolean, id: string) =>
    setChosen((before) => (on ? [...before, id] : before.filter((each) => each !== id)));
  const isChosen = ({ id }: { id: string }) => chosen.includes(id);

  return (
    <Results>
      <section>
        <Heading level={2}>To discuss</Heading>
        <Text variant="hint">Ranked by effect: how far the disagreement moves stage IV, in points.</Text>
        <ToDiscussList
          items={items.map((item) => ({ ...item, chosen: isChosen(item) }))}
          current={current}
          onCurrentChange={setCurrent}
          onChosenChange={choose}
        />
      </section>
      <section>
        <Question>
          <div>
            <Heading level={2}>Tumour extent</Heading>
            <Text variant="hint">
              For a patient who smokes heavily, is 50 to 69, HPV-negative and drinks moderately
            </Text>
          </div>
          <PoolSwitch answers={5} value={pool} onValueChange={setPool} />
        </Question>
        <BeadLane label="Tumour extent" states={states} pool={pool} />
        <Finding>
          <Text>
            <b>Experts differ most for heavy smokers of 50 to 69</b>
          </Text>
          <Text variant="hint">Disagreement (Jensen–Shannon), all 72 questions of Tumour extent</Text>
        </Finding>
        <DisagreementStrip
          label="Disagreement (Jensen–Shannon), all 72 questions of Tumour extent"
          groups={groups.map((group) => ({
            ...group,
            questions: group.questions.map((question) => ({ ...question, chosen: isChosen(question) })),
          }))}
          current={current}
          onCurrentChange={setCurrent}
          onChosenChange={choose}
        />
      </section>
      <Outcomes>
        <OutcomeDots label="Overall stage is IV" experts={experts} pool={33} mean={32} />
        <OutcomeDots
          label="Stridor is present"
          experts={[14, 19, 9, 17, 12].map((value, index) => ({ code: index + 1, value }))}
          pool={14}
          mean={14}
        />
      </Outcomes>
    </Results>
  );
}

const meta = preview.meta({
  ...inWords(ResultsWordsContext, ({ studyResults }) => studyResults()),
  title: 'Study/Results',
  component: StudyResults,
  parameters: { purpose: 'The parts of the results of a study together, as its page shows them.' },
});

export const RoundOne = meta.story({
  globals: { viewport: { value: 'width1400' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marked = () =>
      canvasElement.querySelector('[data-slot="bars"] [data-chosen]')?.getAttribute('d')?.match(/M/g);
    await expect(marked()).toHaveLength(3);
    const box = canvas.getByRole('checkbox', { name: /^Discuss Tumour extent, heavy, 50 to 69/ });
    await userEvent.click(box);
    await expect(marked()).toHaveLength(2);
    canvas.getByRole('application').focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(marked()).toHaveLength(3);
    canvas.getByRole('application').blur();
  },
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async (context) => keepsWithinThePage(context)),
});

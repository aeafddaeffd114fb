import { figureOf } from '@credence/bayesnet/shares';
import { type ReactNode, useRef } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { Heading } from '../../foundations/text/Heading.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels, shareBarLabels } from '../../labels/english.js';
import { resolveShown } from '../answers/resolveRows.js';
import { canMove, currentCombination } from './combinationEditorReducer.js';
import { EditorCoverage } from './EditorCoverage.js';
import { useEditor } from './EditorContext.js';
import { shownName } from './editorTypes.js';
import { Finding } from './Finding.js';
import { Facts, Moves, Section } from './StepPage.styles.js';

interface StepCheckProps {
  /** Its distribution, as a picture. */
  shares: ReactNode;
}

/** What a combination says, what it decides, and its priority, before it is saved. */
export function StepCheck({ shares }: StepCheckProps) {
  const { node, state, coverage, headingLevel } = useEditor();
  const level = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;
  const { combinationEditor: texts, shareBar } = useLabels({
    combinationEditor: combinationEditorLabels,
    shareBar: shareBarLabels,
  });
  const combination = currentCombination(state);
  const { standing = 'answered' } = combination;
  const { stored } = resolveShown(node.states, combination).resolved;

  return (
    <>
      {shares}
      {standing === 'answered' ? (
        <Facts>
          {(stored ?? []).map((share, index) => (
            // A state is identified by its index.
            <div key={index}>
              <dt>
                <bdi>{shownName(node.states[index] ?? '')}</bdi>
              </dt>
              <dd>{shareBar.share(figureOf(share), true)}</dd>
            </div>
          ))}
        </Facts>
      ) : null}
      {coverage ? (
        <Section>
          <Heading level={level} size="small">
            {texts.whatItDecides}
          </Heading>
          <Finding finding={coverage.combinations?.[state.current]} />
          <EditorCoverage />
        </Section>
      ) : null}
      {state.combinations.length > 1 ? <Priority level={level} /> : null}
    </>
  );
}

interface PriorityProps {
  /** Level of its heading. */
  level: 2 | 3 | 4;
}

/** The place of the current combination among the others, and the buttons that change it. */
function Priority({ level }: PriorityProps) {
  const { state, dispatch } = useEditor();
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const { current, combinations } = state;
  const numbers = new Intl.NumberFormat(locale);
  const moves = useRef<HTMLDivElement>(null);
  const moveBy = (by: -1 | 1, event: Event) => {
    dispatch({ type: 'move', index: current, by }, event);
    // The first and the last lack one of the two buttons, so the focus would be lost with it.
    if (!moves.current?.matches(':focus-within')) moves.current?.focus();
  };
  const move = (by: -1 | 1) =>
    canMove(state, current, by) ? (
      <PressButton variant="text" onClick={({ nativeEvent }) => moveBy(by, nativeEvent)}>
        <Glyph of={by < 0 ? drawings.up : drawings.down} />
        <span>{(by < 0 ? texts.above : texts.below)(numbers.format(current + 1 + by))}</span>
      </PressButton>
    ) : null;
  return (
    <Section>
      <Heading level={level} size="small">
        {texts.priority}
      </Heading>
      <Moves ref={moves} tabIndex={-1}>
        <span role="status">{texts.place(numbers.format(current + 1), numbers.format(combinations.length))}</span>
        {move(-1)}
        {move(1)}
      </Moves>
    </Section>
  );
}

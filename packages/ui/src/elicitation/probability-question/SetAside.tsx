import { flushSync } from 'react-dom';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionExitsLabels } from '../../labels/english.js';
import { historyKey } from '../answers/historyKey.js';
import { Aside } from './ProbabilityQuestion.styles.js';
import type { QuestionAnswers } from './useQuestionAnswers.js';

interface SetAsideProps {
  question: QuestionAnswers;
  disabled: boolean;
}

/** In place of the sliders: that the question is set aside, and the way back. Nothing is sent before "Continue". */
export function SetAside({ question: { asked, standing, setStanding }, disabled }: SetAsideProps) {
  const texts = useLabels({ questionExits: questionExitsLabels }).questionExits;
  const undo = (reason: 'exit' | 'undo', event: Event) => {
    flushSync(() => setStanding('answered', { reason, event }));
    // The pressed button disappeared.
    asked.root.current?.querySelector<HTMLElement>('[data-slot="range"]')?.focus();
  };
  return (
    <Aside
      data-slot="set-aside"
      onKeyDown={(event) => {
        if (disabled || historyKey(event) !== 'undo') return;
        event.preventDefault();
        undo('undo', event.nativeEvent);
      }}
    >
      <Glyph of={standing === 'cannotOccur' ? drawings.forbidden : drawings.forward} />
      <p role="status">{standing === 'cannotOccur' ? texts.saidCannotOccur : texts.saidNotMyField}</p>
      <button
        type="button"
        disabled={disabled}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={(event) => undo('exit', event.nativeEvent)}
      >
        {texts.undo}
      </button>
    </Aside>
  );
}

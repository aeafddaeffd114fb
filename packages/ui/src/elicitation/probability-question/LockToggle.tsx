import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { Lock } from './ProbabilityQuestion.styles.js';

interface LockToggleProps {
  state: string;
  /** Its answer, in percent. */
  percent: number;
  locked: boolean;
  disabled: boolean;
  onToggle: (event: Event) => void;
}

/** Locks an answer while others move. */
export function LockToggle({ state, percent, locked, disabled, onToggle }: LockToggleProps) {
  const { probabilityQuestion: texts } = useLabels({ probabilityQuestion: probabilityQuestionLabels });
  return (
    <Lock
      type="button"
      data-slot="lock"
      aria-pressed={locked}
      aria-label={texts.keepAt(state, percent)}
      disabled={disabled}
      onClick={({ nativeEvent }) => onToggle(nativeEvent)}
    >
      <Glyph of={locked ? drawings.lock : drawings.unlock} />
      {texts.keep}
    </Lock>
  );
}

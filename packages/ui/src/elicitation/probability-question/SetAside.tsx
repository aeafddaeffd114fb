import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionExitsLabels } from '../../labels/english.js';
import { historyKey } from '../answers/historyKey.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { Aside } from './ProbabilityQuestion.styles.js';

interface SetAsideProps {
  standing: Exclude<Standing, 'answered'>;
  disabled: boolean;
  /** The question, whose first slider takes the focus once it is back. */
  root: RefObject<HTMLElement | null>;
  onUndo: (reason: 'exit' | 'undo', event: Event) => void;
}

/** In place of the sliders: that the question is set aside, and the way back. Nothing is sent before "Continue". */
export function SetAside({ standing, disabled, root, onUndo }: SetAsideProps) {
  const texts = useLabels({ questionExits: questionExitsLabels }).questionExits;
  const undo = (reason: 'exit' | 'undo', event: Event) => {
    flushSync(() => onUndo(reason, event));
    // The pressed button disappeared.
    root.current?.querySelector<HTMLElement>('[data-slot="range"]')?.focus();
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

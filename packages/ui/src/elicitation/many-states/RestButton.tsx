import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { Rest } from './manyStates.styles.js';

interface RestButtonProps {
  /** What is left of 100, in percent. */
  percent: number;
  onTake: (event: Event) => void;
}

/** Gives an unanswered state what is left of 100. Not in the tab order: on the slider, R does the same. */
export function RestButton({ percent, onTake }: RestButtonProps) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  return (
    <Rest
      type="button"
      tabIndex={-1}
      data-slot="rest"
      aria-keyshortcuts="R"
      onClick={(event) => onTake(event.nativeEvent)}
    >
      {texts.rest} <b>{texts.restNumber(percent)}</b>
    </Rest>
  );
}

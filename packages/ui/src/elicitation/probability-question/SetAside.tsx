import { Icon } from '../../foundations/icons/Icon.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionExitsLabels } from '../../labels/english.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { Aside } from './ProbabilityQuestion.styles.js';

interface SetAsideProps {
  standing: Exclude<Standing, 'answered'>;
  disabled: boolean;
  onUndo: (event: Event) => void;
}

/** In place of the sliders: that the question is set aside, and the way back. Nothing is sent before "Continue". */
export function SetAside({ standing, disabled, onUndo }: SetAsideProps) {
  const texts = useLabels({ questionExits: questionExitsLabels }).questionExits;
  return (
    <Aside data-slot="set-aside">
      <Icon name={standing === 'cannot_occur' ? 'forbidden' : 'forward'} />
      <p role="status">{standing === 'cannot_occur' ? texts.saidCannotOccur : texts.saidNotMyField}</p>
      <button type="button" disabled={disabled} onClick={(event) => onUndo(event.nativeEvent)}>
        {texts.undo}
      </button>
    </Aside>
  );
}

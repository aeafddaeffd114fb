import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { sliderInUseLabels } from '../../labels/englishSliderInUse.js';
import type { UnreadShare } from './readTyped.js';
import { Misfit as Line } from './Stepper.styles.js';
import type { Misfit, Typing } from './useTyping.js';

const isUnread = (kind: Misfit['kind']): kind is UnreadShare => kind.startsWith('share-');

export interface MisfitNoteProps {
  typing: Typing;
  /** Id of the number box. */
  boxId: string;
  min: number;
  max: number;
}

/** Below the number box: why what was typed is not the answer, and what is. */
export function MisfitNote({ typing: { misfit }, boxId, min, max }: MisfitNoteProps) {
  const texts = useLabels({ probabilitySlider: sliderInUseLabels }).probabilitySlider;
  if (!misfit) return null;
  const { kind, typed, value, kept } = misfit;
  const still = kept === null ? texts.stillOpen : texts.still(kept);
  const sentence = () => {
    if (isUnread(kind)) return `${texts.unread[kind](typed)} ${still}`;
    // Where there is no answer, none is still there.
    if (kind === 'empty' || (kind === 'unreadable' && kept === null)) return `${texts.typeNumber(min, max)} ${still}`;
    return texts[kind](typed, value, min, max);
  };
  return (
    <Line role="alert" id={`${boxId}-misfit`} data-slot="misfit">
      <Glyph of={drawings.info} />
      <span>{sentence()}</span>
    </Line>
  );
}

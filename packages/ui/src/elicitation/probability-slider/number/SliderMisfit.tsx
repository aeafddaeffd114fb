import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react';
import * as drawings from '../../../foundations/icons/drawings.js';
import { Glyph } from '../../../foundations/icons/Glyph.js';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import { typedNumberLabels } from '../../../labels/englishTypedNumber.js';
import { useSlider } from '../root/SliderContext.js';
import type { UnreadShare } from '../typing/readTyped.js';
import type { Misfit } from '../typing/useTyping.js';
import { Misfit as Line } from './SliderNumber.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderMisfitProps extends Omit<ComponentPropsWithoutRef<'p'>, 'role' | 'children'> {}

/**
 * Why what was typed is not the answer, and what is. Empty and out of sight as long as it is.
 * @since 0.1.0
 * @experimental
 */
export const SliderMisfit = forwardRef<HTMLParagraphElement, SliderMisfitProps>(function SliderMisfit(props, ref) {
  const { id, answer } = useSlider();
  const { min, max, typing } = answer;
  return <MisfitLine lineRef={ref} {...props} boxId={`${id}-number`} misfit={typing.misfit} min={min} max={max} />;
});

interface MisfitLineProps extends ComponentPropsWithoutRef<'p'> {
  misfit: Misfit | undefined;
  /** Id of what was typed in. */
  boxId: string;
  min: number;
  max: number;
  lineRef?: ForwardedRef<HTMLParagraphElement>;
}

/** The same for whatever a number is typed on. */
export function MisfitLine({ misfit, boxId, min, max, lineRef, ...rest }: MisfitLineProps) {
  const texts = useLabels({ probabilitySlider: typedNumberLabels }).probabilitySlider;
  const sentence = ({ kind, typed, value, kept }: Misfit) => {
    const still = kept === null ? texts.stillOpen : texts.still(kept);
    if (isUnread(kind)) return `${texts.unread[kind](typed)} ${still}`;
    // Where there is no answer, none is still there.
    if (kind === 'empty' || (kind === 'unreadable' && kept === null)) return `${texts.typeNumber(min, max)} ${still}`;
    return texts[kind](typed, value, min, max);
  };
  return (
    <Line ref={lineRef} role="alert" data-slot="misfit" {...rest}>
      {misfit ? (
        <>
          <Glyph of={drawings.info} />
          <span id={`${boxId}-misfit`}>{sentence(misfit)}</span>
        </>
      ) : null}
    </Line>
  );
}

const isUnread = (kind: Misfit['kind']): kind is UnreadShare => kind.startsWith('share-');

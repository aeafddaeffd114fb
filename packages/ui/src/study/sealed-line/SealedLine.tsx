import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { sealedLineLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Root } from './SealedLine.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SealedLineProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** The number of the round whose answers these are, from 1. */
  round: number;
  /** When the round closed, as the page writes dates: "30 Nov". Without it the answers are sealed. */
  closedOn?: string | undefined;
}

/**
 * Whether anybody can see the answers of a round: sealed until it closes, and open from then on.
 * @since 0.1.0
 * @experimental
 */
export const SealedLine = forwardRef<HTMLParagraphElement, SealedLineProps>(function SealedLine(
  { round, closedOn, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const { sealedLine } = useStudyLabels({ sealedLine: sealedLineLabels });
  const number = round.toLocaleString(locale);
  const isSealed = closedOn === undefined;
  return (
    <Root ref={ref} data-credence="sealed-line" data-state={isSealed ? 'sealed' : 'opened'} {...rest}>
      <Glyph of={isSealed ? drawings.lock : drawings.unlock} />
      <span data-slot="text">{isSealed ? sealedLine.sealed(number) : sealedLine.opened(number, closedOn)}</span>
    </Root>
  );
});

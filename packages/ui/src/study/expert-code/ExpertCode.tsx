import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { ExpertBead } from '../bead/ExpertBead.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { Root } from './ExpertCode.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface ExpertCodeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The number of the code: 3 for "E3". */
  code: number;
}

/**
 * What stands for the name of an expert beside what they wrote: the bead of a BeadLane.
 * @since 0.1.0
 * @experimental
 */
export const ExpertCode = forwardRef<HTMLSpanElement, ExpertCodeProps>(function ExpertCode({ code, ...rest }, ref) {
  const codeOf = useExpertCode();
  return (
    <Root ref={ref} data-credence="expert-code" {...rest}>
      <VisuallyHidden>{codeOf(code)}</VisuallyHidden>
      <ExpertBead code={code} />
    </Root>
  );
});

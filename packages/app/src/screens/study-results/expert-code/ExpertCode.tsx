import { ExpertBead } from '../../../features/experts/ExpertBead.js';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useCode } from '../useCode.js';
import { Root } from './ExpertCode.styles.js';

interface ExpertCodeProps {
  /** The number of the code: 3 for "E3". */
  code: number;
}

/** What stands for the name of an expert beside what they wrote: the bead of a BeadLane. */
export function ExpertCode({ code }: ExpertCodeProps) {
  const codeOf = useCode();
  return (
    <Root data-credence="expert-code">
      <VisuallyHidden>{codeOf(code)}</VisuallyHidden>
      <ExpertBead code={code} />
    </Root>
  );
}

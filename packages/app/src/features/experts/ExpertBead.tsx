import { useText } from '../../ground/text/useText.js';
import { Bead } from './Bead.styles.js';

/** The bead of an expert, with the number of the code. What it says is read beside it. */
export function ExpertBead({ code }: { code: number }) {
  const { common } = useText();
  return (
    <Bead data-slot="bead" data-long={code > 99 ? '' : undefined} aria-hidden="true">
      {code.toLocaleString(common.locale)}
    </Bead>
  );
}

import { Bead } from './Bead.styles.js';
import { beadNumber } from './beadNumber.js';

/** The bead of an expert. What it says is read beside it. */
export function ExpertBead({ code }: { code: string }) {
  const number = beadNumber(code);
  return (
    <Bead data-slot="bead" data-long={number.length > 2 ? '' : undefined} aria-hidden="true">
      {number}
    </Bead>
  );
}

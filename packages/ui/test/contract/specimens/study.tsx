import { SealedLine } from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

/** Components of a study in rounds. */
export const study = {
  SealedLine: { kind: 'plain', render: (props) => <SealedLine round={1} {...props} /> },
} satisfies Record<string, Specimen>;

import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { mail, person } from '../signs/studyDrawings.js';
import { addressChipsLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Tally } from './AddressChips.styles.js';
import { type AddressKind, type CheckedAddress, countAddresses } from './checkAddresses.js';

const signs = {
  known: <Glyph of={person} />,
  already: <Glyph of={person} />,
  new: <Glyph of={mail} />,
  twice: <Glyph of={drawings.changed} />,
  wrong: <Glyph of={drawings.alert} />,
} as const satisfies Record<AddressKind, unknown>;

const order = ['known', 'new', 'already', 'twice', 'wrong'] as const satisfies readonly AddressKind[];

/** What the addresses come to, announced when it changes. */
export function AddressTally({ checked }: { checked: readonly CheckedAddress[] }) {
  const { locale } = useCredence();
  const { addressChips: texts } = useStudyLabels({ addressChips: addressChipsLabels });
  const counts = countAddresses(checked);
  const say = {
    known: texts.known,
    new: texts.unknown,
    already: texts.already,
    twice: texts.counted,
    wrong: texts.wrong,
  };
  return (
    <Tally role="status" data-slot="tally">
      {order
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <span key={kind} data-slot="count" data-kind={kind}>
            {signs[kind]}
            <span>{say[kind](counts[kind], counts[kind].toLocaleString(locale))}</span>
          </span>
        ))}
    </Tally>
  );
}

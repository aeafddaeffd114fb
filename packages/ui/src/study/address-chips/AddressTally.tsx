import { Icon } from '../../foundations/icons/Icon.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { StudySign } from '../signs/StudySign.js';
import { addressChipsLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Tally } from './AddressChips.styles.js';
import { type AddressKind, type CheckedAddress, countAddresses } from './checkAddresses.js';

const signs = {
  known: <StudySign name="person" />,
  already: <StudySign name="person" />,
  new: <StudySign name="mail" />,
  twice: <Icon name="changed" />,
  wrong: <Icon name="alert" />,
} as const satisfies Record<AddressKind, unknown>;

const order = ['known', 'new', 'already', 'twice', 'wrong'] as const satisfies readonly AddressKind[];

/** What the addresses come to, announced when it changes. */
export function AddressTally({ checked }: { checked: readonly CheckedAddress[] }) {
  const { locale } = useCredence();
  const { addressChips: texts } = useStudyLabels({ addressChips: addressChipsLabels });
  const counts = countAddresses(checked);
  const say = {
    ...{ known: texts.known, new: texts.unknown, already: texts.already },
    ...{ twice: texts.counted, wrong: texts.wrong },
  };
  return (
    <Tally role="status" data-slot="tally">
      {order
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <span key={kind} data-slot="count" data-kind={kind}>
            {signs[kind]}
            {say[kind](counts[kind], counts[kind].toLocaleString(locale))}
          </span>
        ))}
    </Tally>
  );
}

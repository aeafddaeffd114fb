import { Icon } from '@credence/ui';
import { StudyIcon } from '../StudyIcon.js';
import { useStudyWords } from '../studyWords.js';
import { Tally } from './AddressChips.styles.js';
import { type AddressKind, type CheckedAddress, countAddresses } from './checkAddresses.js';

const signs = {
  known: <StudyIcon name="person" />,
  already: <StudyIcon name="person" />,
  new: <StudyIcon name="mail" />,
  twice: <Icon name="changed" />,
  wrong: <Icon name="alert" />,
} as const satisfies Record<AddressKind, unknown>;

const order = ['known', 'new', 'already', 'twice', 'wrong'] as const satisfies readonly AddressKind[];

/** What the addresses come to, announced when it changes. */
export function AddressTally({ checked }: { checked: readonly CheckedAddress[] }) {
  const { addressChips: texts } = useStudyWords().parts;
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
            <span>{say[kind](counts[kind])}</span>
          </span>
        ))}
    </Tally>
  );
}

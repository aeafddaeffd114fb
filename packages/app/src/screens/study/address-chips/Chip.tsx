import { Icon } from '@credence/ui';
import type { KeyboardEvent } from 'react';
import { StudyIcon } from '../StudyIcon.js';
import { useStudyWords } from '../studyWords.js';
import { Item } from './AddressChips.styles.js';
import type { CheckedAddress } from './checkAddresses.js';

interface ChipProps {
  id: string;
  chip: CheckedAddress;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onRemove: () => void;
}

/** An address or a person, what is wrong with it in a word, and the button that removes it. */
export function Chip({ id, chip, tabIndex, onFocus, onKeyDown, onRemove }: ChipProps) {
  const { addressChips: texts } = useStudyWords().parts;
  const { kind, text, person, problem, part } = chip;
  const word = kind === 'twice' ? texts.twice : (part ?? (problem && texts[problem]));
  return (
    <Item data-slot="chip" data-kind={kind}>
      {kind === 'wrong' ? <Icon name="alert" /> : null}
      {kind === 'twice' ? <Icon name="changed" /> : null}
      {kind === 'known' || kind === 'already' ? <StudyIcon name="person" /> : null}
      <span data-slot="address" title={person === undefined ? undefined : text}>
        {person ?? text}
      </span>
      {word ? (
        <em id={id} data-slot="word">
          {word}
        </em>
      ) : null}
      <button
        type="button"
        aria-label={texts.remove(person ?? text)}
        aria-describedby={word ? id : undefined}
        data-slot="remove"
        tabIndex={tabIndex}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </Item>
  );
}

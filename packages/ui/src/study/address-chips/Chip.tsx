import type { KeyboardEvent } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { person as personDrawing } from '../signs/studyDrawings.js';
import { addressChipsLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Item } from './AddressChips.styles.js';
import type { CheckedAddress } from './checkAddresses.js';

interface ChipProps {
  id: string;
  chip: CheckedAddress;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onRemove: (event: Event) => void;
}

/** An address or a person, what is wrong with it in a word, and the button that removes it. */
export function Chip({ id, chip, tabIndex, onFocus, onKeyDown, onRemove }: ChipProps) {
  const { addressChips: texts } = useStudyLabels({ addressChips: addressChipsLabels });
  const { kind, text, person, problem, part } = chip;
  const word = kind === 'twice' ? texts.twice : (part ?? (problem && texts[problem]));
  return (
    <Item data-slot="chip" data-kind={kind}>
      {kind === 'wrong' ? <Glyph of={drawings.alert} /> : null}
      {kind === 'twice' ? <Glyph of={drawings.changed} /> : null}
      {kind === 'known' || kind === 'already' ? <Glyph of={personDrawing} /> : null}
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
        onClick={(event) => onRemove(event.nativeEvent)}
      >
        <Glyph of={drawings.close} />
      </button>
    </Item>
  );
}

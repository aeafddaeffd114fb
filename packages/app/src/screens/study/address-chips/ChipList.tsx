import { type KeyboardEvent, useId, useState } from 'react';
import { useStudyWords } from '../studyWords.js';
import { Chips, More } from './AddressChips.styles.js';
import type { CheckedAddress } from './checkAddresses.js';
import { Chip } from './Chip.js';
import { useNarrow } from './useNarrow.js';

interface ChipListProps {
  checked: readonly CheckedAddress[];
  onRemove: (chip: CheckedAddress, place: number) => void;
  /** Called when an arrow leads beyond the last chip. */
  onLeave: () => void;
  /** Whether a phone shows them all. */
  all: boolean;
  /** Called when the others are to be shown, with the place of the first of them. */
  onShowMore: (place: number) => void;
}

/** As many new addresses are shown on a phone before somebody asks for the others. */
const FEW = 4;

/** The chips: one stop for Tab, arrows move, Delete and Backspace remove. */
export function ChipList({ checked, all, onRemove, onLeave, onShowMore }: ChipListProps) {
  const { addressChips: texts } = useStudyWords().parts;
  const id = useId();
  const narrow = useNarrow();
  const [active, setActive] = useState(0);
  const unknown = checked.filter(({ kind }) => kind === 'new').length;
  const hidden = narrow && !all ? Math.max(0, unknown - FEW) : 0;
  const shown = checked.slice(0, checked.length - hidden);
  const stop = Math.min(active, shown.length - 1);

  const move = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeAfter(event.key, place, shown.length, turned);
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(shown[place]!, place);
    else if (next === undefined) return;
    else if (next >= shown.length) onLeave();
    else event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-slot="remove"]')[next]?.focus();
    event.preventDefault();
  };

  if (checked.length === 0) return null;
  return (
    <>
      <Chips aria-label={texts.list} data-slot="chips">
        {shown.map((chip, place) => (
          <Chip
            key={chip.index}
            id={`${id}-${chip.index}`}
            chip={chip}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setActive(place)}
            onKeyDown={(event) => move(event, place)}
            onRemove={() => onRemove(chip, place)}
          />
        ))}
      </Chips>
      {hidden > 0 ? (
        <More type="button" data-slot="more" onClick={() => onShowMore(shown.length)}>
          {texts.more(hidden)}
        </More>
      ) : null}
    </>
  );
}

/** The place that a key leads to; one too many leads out; undefined for other keys. */
function placeAfter(key: string, place: number, count: number, turned: boolean): number | undefined {
  const [forward, back] = turned ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward || key === 'ArrowDown') return place + 1;
  if (key === back || key === 'ArrowUp') return Math.max(0, place - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useStudyWords } from '../studyWords.js';
import { Box, Full, Input, Root } from './AddressChips.styles.js';
import { AddressTally } from './AddressTally.js';
import { checkAddresses, type CheckedAddress, type GetPerson } from './checkAddresses.js';
import { ChipList } from './ChipList.js';
import { isSeveral, splitAddresses } from './splitAddresses.js';
import { useAddressList } from './useAddressList.js';

interface AddressChipsProps {
  /** The addresses as given, wrong ones included. */
  value: readonly string[];
  /** Called with all addresses when some are added, or one is removed or brought back. */
  onValueChange: (value: readonly string[]) => void;
  /** Finds whose an address is. Never whether an address has an account: that is told to nobody. */
  getPerson: GetPerson;
  /** As many addresses it takes. */
  max: number;
  /** The box in which addresses are typed. */
  inputRef: RefObject<HTMLInputElement | null>;
}

const nameOf = ({ person, text }: CheckedAddress) => person ?? text;

/**
 * A field of addresses, typed or pasted: each is a chip that says what it is, and below it what they come to.
 * `checkAddresses` tells a page the same.
 */
export function AddressChips({ value, onValueChange, getPerson, max, inputRef: input }: AddressChipsProps) {
  const { addressChips: texts } = useStudyWords().parts;
  const root = useRef<HTMLDivElement>(null);
  const list = useAddressList({ addresses: value, max, onChange: onValueChange });
  const checked = checkAddresses(value, getPerson);
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState('');
  const goTo = useFocusAfterDraw(root, input, checked);
  const box = useAddressBox({ list, root, input });
  const placeholder = checked.length > 0 ? texts.pasteMore : texts.paste;

  const remove = (chip: CheckedAddress, place: number) => {
    goTo({ place });
    box.forgetFull();
    setSaid(texts.removed(nameOf(chip)));
    list.remove(chip.index);
  };
  const undo = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    // In the middle of a word, undo is the browser's.
    if (event.target === input.current && box.typed !== '') return;
    const back = list.undo();
    if (!back) return;
    event.preventDefault();
    goTo({ index: back.index });
    setSaid(texts.broughtBack(getPerson(back.text)?.name ?? back.text));
  };

  return (
    <Root ref={root} data-credence="address-chips" onKeyDown={undo} onPaste={box.paste}>
      <Box
        data-slot="box"
        onClick={(event) => {
          if (event.target === event.currentTarget) input.current?.focus();
        }}
      >
        <ChipList
          checked={checked}
          all={all}
          onRemove={remove}
          onLeave={() => input.current?.focus()}
          onShowMore={(place) => {
            setAll(true);
            goTo({ place });
          }}
        />
        <AddressInput input={input} label={texts.add} placeholder={placeholder} field={box.field} />
      </Box>
      {box.full > 0 ? <FullNotice max={max} beyond={box.full} /> : null}
      <AddressTally checked={checked} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

/** Moves the focus once the chips are drawn anew: to a place among them, or to an address. */
function useFocusAfterDraw(
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  checked: readonly CheckedAddress[],
) {
  const wanted = useRef<{ place?: number; index?: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const to = wanted.current;
    wanted.current = undefined;
    if (!to) return;
    const chips = chipsIn(root.current);
    const place = to.place ?? checked.findIndex(({ index }) => index === to.index);
    (chips[Math.min(place, chips.length - 1)] ?? input.current)?.focus();
  });
  return (to: { place?: number; index?: number }) => {
    wanted.current = to;
  };
}

const chipsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[data-slot="remove"]') ?? [])];

/** The text typed behind the chips, which becomes chips when it is finished or several addresses are pasted. */
function useAddressBox({
  list,
  root,
  input,
}: {
  list: ReturnType<typeof useAddressList>;
  root: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
}) {
  const [typed, setTyped] = useState('');
  const [full, setFull] = useState(0);
  const add = (text: string) => {
    const left = list.add(splitAddresses(text));
    setTyped(left.join(', '));
    setFull(left.length);
  };
  return {
    typed,
    /** The number of addresses that there was no room for. */
    full,
    forgetFull: () => setFull(0),
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      // A piece of an address goes where the cursor is.
      if (event.target === input.current && typed !== '' && !isSeveral(text)) return;
      event.preventDefault();
      add(`${typed}${text}`);
      input.current?.focus();
    },
    field: {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = event.target.value;
        if (isSeveral(text)) add(text);
        else setTyped(text);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && typed.trim() !== '') {
          event.preventDefault();
          add(typed);
        } else if (typed === '' && /^(?:Backspace|ArrowLeft|ArrowRight)$/.test(event.key) && leads(event)) {
          chipsIn(root.current).at(-1)?.focus();
        }
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (typed.trim() !== '' && full === 0) whenPressEnds(event.currentTarget, () => add(typed));
      },
    },
  };
}

/** The box in which addresses are typed. */
function AddressInput({
  input,
  label,
  placeholder,
  field,
}: {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  field: ReturnType<typeof useAddressBox>['field'];
}) {
  return (
    <Input
      ref={input}
      type="text"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={label}
      placeholder={placeholder}
      data-slot="input"
      {...field}
    />
  );
}

/** Whether a key leads out of the empty box to the chips before it: backwards, in the direction of the text. */
function leads({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const turned = getComputedStyle(currentTarget).direction === 'rtl';
  return key === 'Backspace' || key === (turned ? 'ArrowRight' : 'ArrowLeft');
}

/**
 * Calls `then` at once, or while something is being pressed, when that press ends: what moves away under a pointer gets
 * no click.
 */
function whenPressEnds(element: Element, then: () => void): void {
  const page = element.ownerDocument;
  if (page.querySelector(':active') === null) return then();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    then();
  };
  page.addEventListener('pointerup', end, { signal: ended.signal });
  page.addEventListener('pointercancel', end, { signal: ended.signal });
}

/** Says that there is no room for some addresses. */
function FullNotice({ max, beyond }: { max: number; beyond: number }) {
  const { addressChips: texts } = useStudyWords().parts;
  return (
    <Full role="alert" data-slot="full">
      {texts.full(max, beyond)}
    </Full>
  );
}

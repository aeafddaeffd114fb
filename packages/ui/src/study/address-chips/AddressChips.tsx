import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { addressChipsLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Box, Full, Input, Root } from './AddressChips.styles.js';
import { AddressTally } from './AddressTally.js';
import { checkAddresses, type CheckedAddress, type GetPerson } from './checkAddresses.js';
import { ChipList } from './ChipList.js';
import { isSeveral, splitAddresses } from './splitAddresses.js';
import { type AddressDetails, useAddressList } from './useAddressList.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface AddressChipsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** The addresses as given, wrong ones included, when controlled. */
  value?: readonly string[] | undefined;
  /**
   * The initial addresses, when uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with all addresses when some are added, or one is removed or brought back. */
  onValueChange?: ((value: readonly string[], details: AddressDetails) => void) | undefined;
  /** Finds whose an address is. Without it nobody is known. Never whether an address has an account: that is told to nobody. */
  getPerson?: GetPerson | undefined;
  /**
   * As many addresses it takes.
   * @default 100
   */
  max?: number | undefined;
  /** The box in which addresses are typed. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const nameOf = ({ person, text }: CheckedAddress) => person ?? text;

/**
 * A field of addresses, typed or pasted: each is a chip that says what it is, and below it what they come to.
 * `checkAddresses` tells a page the same.
 * @since 0.1.0
 * @experimental
 */
export const AddressChips = forwardRef<HTMLDivElement, AddressChipsProps>(function AddressChips(
  { value, defaultValue, onValueChange, getPerson, max = 100, inputRef = null, ...rest },
  ref,
) {
  const { addressChips: texts } = useStudyLabels({ addressChips: addressChipsLabels });
  const root = useOwnRef(ref);
  const input = useOwnRef(inputRef);
  const list = useAddressList({ value, defaultValue, max, onValueChange });
  const checked = checkAddresses(list.addresses, getPerson);
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState('');
  const goTo = useFocusAfterDraw(root, input, checked);
  const box = useAddressBox({ list, root, input });
  const placeholder = checked.length > 0 ? texts.pasteMore : texts.paste;

  const remove = (chip: CheckedAddress, place: number, event: Event) => {
    goTo({ place });
    box.forgetFull();
    setSaid(texts.removed(nameOf(chip)));
    list.remove(chip.index, event);
  };
  const undo = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    // In the middle of a word, undo is the browser's.
    if (event.target === input.current && box.typed !== '') return;
    const back = list.undo(event.nativeEvent);
    if (!back) return;
    event.preventDefault();
    goTo({ index: back.index });
    setSaid(texts.broughtBack(getPerson?.(back.text)?.name ?? back.text));
  };

  return (
    <Root ref={root} data-credence="address-chips" onKeyDown={undo} onPaste={box.paste} {...rest}>
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
});

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
  const add = (text: string, details: AddressDetails) => {
    const left = list.add(splitAddresses(text), details);
    setTyped(left.join(', '));
    setFull(left.length);
  };
  const finish = (event: KeyboardEvent | FocusEvent) => add(typed, { reason: 'type', event: event.nativeEvent });
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
      add(`${typed}${text}`, { reason: 'paste', event: event.nativeEvent });
      input.current?.focus();
    },
    field: {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = event.target.value;
        if (isSeveral(text)) add(text, { reason: 'type', event: event.nativeEvent });
        else setTyped(text);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && typed.trim() !== '') {
          event.preventDefault();
          finish(event);
        } else if (typed === '' && /^(?:Backspace|ArrowLeft|ArrowRight)$/.test(event.key) && leads(event)) {
          chipsIn(root.current).at(-1)?.focus();
        }
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (typed.trim() !== '' && full === 0) whenPressEnds(event.currentTarget, () => finish(event));
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
  const { locale } = useCredence();
  const { addressChips: texts } = useStudyLabels({ addressChips: addressChipsLabels });
  return (
    <Full role="alert" data-slot="full">
      {texts.full(max.toLocaleString(locale), beyond.toLocaleString(locale))}
    </Full>
  );
}

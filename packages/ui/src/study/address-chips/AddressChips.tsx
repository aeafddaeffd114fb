import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type Ref,
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
  const { locale } = useCredence();
  const { addressChips: texts } = useStudyLabels({ addressChips: addressChipsLabels });
  const root = useOwnRef(ref);
  const input = useOwnRef(inputRef);
  const list = useAddressList({ value, defaultValue, max, onValueChange });
  const checked = checkAddresses(list.addresses, getPerson);
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const [full, setFull] = useState(0);
  const [said, setSaid] = useState('');

  // Where the focus goes once the chips are drawn anew: a place among them, or an address.
  const goTo = useRef<{ place?: number; index?: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const wanted = goTo.current;
    goTo.current = undefined;
    if (!wanted) return;
    const chips = [...(root.current?.querySelectorAll<HTMLElement>('[data-slot="remove"]') ?? [])];
    const place = wanted.place ?? checked.findIndex(({ index }) => index === wanted.index);
    (chips[Math.min(place, chips.length - 1)] ?? input.current)?.focus();
  });

  const add = (text: string, details: AddressDetails) => {
    const left = list.add(splitAddresses(text), details);
    setTyped(left.join(', '));
    setFull(left.length);
  };
  const remove = (chip: CheckedAddress, place: number, event: Event) => {
    goTo.current = { place };
    setFull(0);
    setSaid(texts.removed(nameOf(chip)));
    list.remove(chip.index, event);
  };
  const undo = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    // In the middle of a word, undo is the browser's.
    if (event.target === input.current && typed !== '') return;
    const back = list.undo(event.nativeEvent);
    if (!back) return;
    event.preventDefault();
    goTo.current = { index: back.index };
    setSaid(texts.broughtBack(getPerson?.(back.text)?.name ?? back.text));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // A piece of an address goes where the cursor is.
    if (event.target === input.current && typed !== '' && !isSeveral(text)) return;
    event.preventDefault();
    add(`${typed}${text}`, { reason: 'paste', event: event.nativeEvent });
    input.current?.focus();
  };
  const finish = (event: KeyboardEvent | FocusEvent) => add(typed, { reason: 'type', event: event.nativeEvent });
  const keyInBox = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = root.current?.querySelectorAll<HTMLElement>('[data-slot="remove"]');
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      finish(event);
    } else if (typed === '' && /^(?:Backspace|ArrowLeft|ArrowRight)$/.test(event.key) && leads(event)) {
      last?.[last.length - 1]?.focus();
    }
  };

  return (
    <Root ref={root} data-credence="address-chips" onKeyDown={undo} onPaste={paste} {...rest}>
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
            goTo.current = { place };
          }}
        />
        <Input
          ref={input}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={texts.add}
          placeholder={checked.length > 0 ? texts.pasteMore : texts.paste}
          data-slot="input"
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            if (isSeveral(text)) add(text, { reason: 'type', event: event.nativeEvent });
            else setTyped(text);
          }}
          onKeyDown={keyInBox}
          onBlur={(event) => {
            if (typed.trim() !== '' && full === 0) whenPressEnds(event.currentTarget, () => finish(event));
          }}
        />
      </Box>
      {full > 0 ? (
        <Full role="alert" data-slot="full">
          {texts.full(max.toLocaleString(locale), full.toLocaleString(locale))}
        </Full>
      ) : null}
      <AddressTally checked={checked} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
});

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

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Highlight, highlightedIndex, movedHighlight } from './highlight.js';
import type { Choice } from './useChoice.js';

interface OptionListOptions<Item> {
  choice: Choice<Item>;
  loading: boolean;
  /** True if the choice cannot be changed. */
  fixed: boolean;
  list: RefObject<HTMLElement | null>;
}

const caretKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Whether the list is open, its options, and the one that Enter would choose. */
function useOpenList<Item>({ choice, loading, fixed, list }: OptionListOptions<Item>) {
  const [isAskedOpen, setAskedOpen] = useState(false);
  const [highlight, setHighlight] = useState<Highlight>({ atStart: 'none' });
  // What the pointer highlights is in sight, and must not move away beneath it.
  const pointed = useRef(false);
  const isOpen = isAskedOpen && !fixed;
  // It does not open by itself when it can be changed again.
  if (fixed && isAskedOpen) setAskedOpen(false);
  const options = isOpen && !loading ? choice.shown : [];
  const index = highlightedIndex(highlight, { options, chosenKey: choice.chosenKey, query: choice.query });

  useEffect(() => {
    if (index >= 0 && !pointed.current) list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [list, index, isOpen, choice.query]);

  const put = (next: Highlight, byPointer = false) => {
    pointed.current = byPointer;
    setHighlight(next);
  };
  const open = (atStart: 'first' | 'last' | 'none' = 'none') => {
    if (fixed) return;
    put({ atStart });
    setAskedOpen(true);
  };
  /** Closes the list: what was typed and not chosen is given up. */
  const close = () => {
    choice.giveBack();
    setAskedOpen(false);
  };
  const choose = (item: Item, event: Event) => {
    choice.choose(item, event);
    setAskedOpen(false);
  };
  return { isOpen, options, index, put, open, close, choose };
}

/** The list of options, and the keys that open it, walk through it, choose and close it. */
export function useOptionList<Item>({ choice, loading, fixed, list }: OptionListOptions<Item>) {
  const { isOpen, options, index, put, open, close, choose } = useOpenList({ choice, loading, fixed, list });

  /** Does what a key means; true if that is all it should do. */
  const takeKey = ({ key, altKey, nativeEvent, defaultPrevented }: KeyboardEvent): boolean => {
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isOpen) {
      if (isArrow) open(altKey ? 'none' : key === 'ArrowDown' ? 'first' : 'last');
      // A dialog around it that closes with this Escape has said so already.
      else if (key === 'Escape' && choice.value !== null && !defaultPrevented) choice.clear(nativeEvent);
      else return false;
      return true;
    }
    const highlighted = options[index];
    const next = movedHighlight(key, index, options.length);
    if (key === 'Escape' || (key === 'ArrowUp' && altKey)) close();
    else if (key === 'Enter') {
      // Without an option to choose it must not send the form either, which would lose the text.
      if (highlighted) choose(highlighted.item, nativeEvent);
    } else if (next !== undefined) put({ key: options[next]?.key ?? null });
    else {
      // The caret moves within the text: no option is pointed at meanwhile.
      if (caretKeys.includes(key)) put({ key: null });
      return isArrow;
    }
    return true;
  };

  return {
    isOpen,
    options,
    index,
    open,
    close,
    choose,
    point: (key: string) => put({ key }, true),
    onKeyDown: (event: KeyboardEvent) => {
      // While letters are composed, the keys belong to the input method. Safari says so by the code alone.
      if (fixed || event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (!takeKey(event)) return;
      event.preventDefault();
      if (event.key === 'Escape') event.stopPropagation();
    },
  };
}

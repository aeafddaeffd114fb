import { type ForwardedRef, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { AnswerMode } from '../answers/answers.js';
import type { HandleShares } from '../answers/answerProps.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import type { Share, ShareValues } from '../answers/share.js';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import { useAnswers } from '../answers/useAnswers.js';
import { foldText } from '../../foundations/fold-text/foldText.js';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { useGoTo } from './useGoTo.js';

interface AskedStatesOptions {
  /** The ref passed in for the root element. */
  ref: ForwardedRef<HTMLDivElement>;
  /** The states as named in the file. */
  states: readonly string[];
  values: ShareValues | undefined;
  defaultValues: ShareValues | undefined;
  onValuesChange: HandleShares | undefined;
  onValuesCommit: HandleShares | undefined;
  /** Where rows stand that nobody set. */
  start: number | readonly Share[] | null;
  order: readonly number[] | undefined;
  /** Undo and redo, if shared. */
  history: AnswerHistory | undefined;
  /** True if the answers cannot be changed. */
  fixed: boolean;
  mode: AnswerMode;
  locks: readonly boolean[];
}

/** From this many states on, they can be searched. */
const searched = 21;

/** Everything a question needs for its rows: their answers, their names, and navigation among many. */
export function useAskedStates({ ref, states, history, ...options }: AskedStatesOptions) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  const root = useOwnRef(ref);
  const own = useAnswerHistory();
  const answers = useAnswers({ ...options, history: history ?? own, count: states.length, root });
  const { values } = answers;
  const [search, setSearch] = useState('');
  const [inHand, takeInHand] = useState(0);
  const goTo = useGoTo({ root, values, onShowAll: () => setSearch('') });

  const names = useMemo(() => states.map(shownName), [states]);
  const folded = useMemo(() => names.map(foldText), [names]);
  const searchable = states.length >= searched;
  const wanted = searchable ? foldText(search.trim()) : '';
  const matches = folded.map((state) => state.includes(wanted));
  const found = matches.filter(Boolean).length;

  /** Moves one answer. Stable across renders, so that only the rows that move render again. */
  const move = useEvent((index: number, share: Share | null, details: ChangeDetails, isMovement?: boolean) => {
    goTo.visit(index);
    answers.move(index, share, details, isMovement);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    answers.onKeyDown(event);
    if (searchable) goTo.onKeyDown(event);
  };
  /** Replaces the rows when a search matches none; where there are no states, nobody has searched. */
  const none: ReactNode = found === 0 && wanted !== '' ? withName(texts.none, search.trim()) : null;
  const open = values.filter((value) => value === null).length;
  return {
    root,
    answers,
    names,
    move,
    onKeyDown,
    search,
    setSearch,
    searchable,
    /** Which names match the search. */
    matches,
    found,
    none,
    goTo,
    open,
    /** The row of a list that is large. */
    inHand,
    takeInHand,
  };
}

/** The return value of `useAskedStates`. */
export type AskedStates = ReturnType<typeof useAskedStates>;

import { type ForwardedRef, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { HandleShares } from '../answers/answerProps.js';
import type { AnswerMode } from '../answers/answers.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { restOf, shareOfRest } from '../answers/rest.js';
import type { Share, ShareValues } from '../answers/share.js';
import { sharesOf } from '../answers/shares.js';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import { useAnswers } from '../answers/useAnswers.js';
import { foldText } from '../../foundations/fold-text/foldText.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { isLetterOnSlider } from './isLetterOnSlider.js';
import { useGoTo } from './useGoTo.js';
import { usePublished } from './usePublished.js';

interface AskedStatesOptions {
  /** The ref passed in for the root element. */
  ref: ForwardedRef<HTMLDivElement>;
  /** The states as named in the file. */
  states: readonly string[];
  values: ShareValues | undefined;
  defaultValues: ShareValues | undefined;
  onValuesChange: HandleShares | undefined;
  onValuesCommit: HandleShares | undefined;
  /** Undo and redo, if shared. */
  history: AnswerHistory | undefined;
  startValue: number;
  /** True if the answers cannot be changed. */
  fixed: boolean;
  /** If omitted, the answers are independent. */
  mode?: AnswerMode;
  /** If omitted, no answer is locked. */
  locks?: readonly boolean[];
}

const noLocks: readonly boolean[] = [];
const noRest: readonly (number | null)[] = [];

/** From this many states on, they can be searched. */
const searched = 21;

/** Everything a question needs for its rows: their answers, their names, and navigation among many. */
export function useAskedStates(options: AskedStatesOptions) {
  const { states, startValue, fixed } = options;
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  const root = useOwnRef(options.ref);
  const own = useAnswerHistory();
  const answers = useAnswers({
    values: options.values,
    defaultValues: options.defaultValues,
    onValuesChange: options.onValuesChange,
    onValuesCommit: options.onValuesCommit,
    history: options.history ?? own,
    mode: options.mode ?? 'independent',
    locks: options.locks ?? noLocks,
    count: states.length,
    ...{ startValue, fixed, root },
  });
  const { said, values, mode } = answers;
  const [search, setSearch] = useState('');
  const goTo = useGoTo({ root, values, onShowAll: () => setSearch('') });

  const names = useMemo(() => states.map(shownName), [states]);
  const folded = useMemo(() => names.map(foldText), [names]);
  const searchable = states.length >= searched;
  const wanted = searchable ? foldText(search.trim()) : '';
  const matches = folded.map((state) => state.includes(wanted));
  const found = matches.filter(Boolean).length;
  const shares = sharesOf(said, startValue);
  // Nothing is left over of an answer that nobody has begun.
  const isBegun = values.some((value) => value !== null);
  const isOffered = isBegun && !fixed && mode === 'independent';
  const rest = (isOffered ? restOf(said) : undefined) ?? noRest;

  /** Moves one answer. Stable across renders, so that only the row that moves renders again. */
  const move = useEvent((index: number, share: Share | null, details: ChangeDetails, isMovement?: boolean) => {
    goTo.visit(index);
    answers.move(index, share, details, isMovement);
  });
  /** Gives an unanswered state what is left of 100, and goes to its slider. */
  const takeRest = useEvent((index: number, reason: 'rest' | 'key', event: Event) => {
    const left = rest[index];
    if (typeof left !== 'number') return;
    move(index, shareOfRest(left), { reason, event });
    answers.commit();
    goTo.toSlider(index);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    answers.onKeyDown(event);
    if (searchable) goTo.onKeyDown(event);
    if (isLetterOnSlider(event, 'r')) takeRest(goTo.placeOf(event.target), 'key', event.nativeEvent);
  };
  /** Replaces the rows when a search matches none; where there are no states, nobody has searched. */
  const none: ReactNode = found === 0 && wanted !== '' ? withName(texts.none, search.trim()) : null;

  return {
    ...{ root, answers, said, values, mode, fixed, names, move, onKeyDown },
    /** The names that match the search. */
    ...{ search, setSearch, searchable, matches, found, none, goTo },
    open: values.filter((value) => value === null).length,
    /** The stored shares, in percent; published individually, so that a row renders again only for its own. */
    ...{ shares, published: usePublished(shares) },
    /** What is left of 100 for each unanswered state; published in the same way. */
    ...{ rest: usePublished(rest), takeRest },
    offersRest: rest !== noRest,
  };
}

/** The return value of `useAskedStates`. */
export type AskedStates = ReturnType<typeof useAskedStates>;

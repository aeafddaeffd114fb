import { type ForwardedRef, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { AnswerMode, ValuesChangeDetails } from '../answers/answers.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
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
import { useGoTo } from './useGoTo.js';
import { usePublished } from './usePublished.js';

interface AskedStatesOptions {
  /** The ref that was given for the root. */
  ref: ForwardedRef<HTMLDivElement>;
  /** The states as their file has them. */
  states: readonly string[];
  values: ProbabilityValues | undefined;
  defaultValues: ProbabilityValues | undefined;
  onValuesChange: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  onValuesCommit: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Undo and redo, where it is shared. */
  history: AnswerHistory | undefined;
  startValue: number;
  /** True where the answers cannot be changed. */
  fixed: boolean;
  /** Left out, each answer is free of the others. */
  mode?: AnswerMode;
  /** Left out, no answer is kept. */
  locks?: readonly boolean[];
}

const noneAnswered: ProbabilityValues = [];
const noLocks: readonly boolean[] = [];

/** From how many states on they can be searched. */
const searched = 21;

/** The states that a question asks for, row by row: their answers, their names, and the way to one among many. */
export function useAskedStates(options: AskedStatesOptions) {
  const { states, startValue, fixed } = options;
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  const root = useOwnRef(options.ref);
  const own = useAnswerHistory();
  const answers = useAnswers({
    values: options.values,
    defaultValues: options.defaultValues ?? noneAnswered,
    onValuesChange: options.onValuesChange,
    onValuesCommit: options.onValuesCommit,
    history: options.history ?? own,
    mode: options.mode ?? 'independent',
    locks: options.locks ?? noLocks,
    count: states.length,
    ...{ startValue, fixed, root },
  });
  const { values } = answers;
  const [search, setSearch] = useState('');
  const goTo = useGoTo({ root, values, onShowAll: () => setSearch('') });

  const names = useMemo(() => states.map(shownName), [states]);
  const folded = useMemo(() => names.map(foldText), [names]);
  const searchable = states.length >= searched;
  const wanted = searchable ? foldText(search.trim()) : '';
  const matches = folded.map((state) => state.includes(wanted));
  const found = matches.filter(Boolean).length;
  const shares = sharesOf(values, startValue);

  /** One answer moves. The same on every rendering, so that only the row that moves is drawn again. */
  const move = useEvent((index: number, value: number | null, details: ChangeDetails) => {
    goTo.visit(index);
    answers.move(index, value, details);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    answers.onKeyDown(event);
    if (searchable) goTo.onKeyDown(event);
  };
  /** Stands in place of the rows where the search leaves none. */
  const none: ReactNode = found === 0 ? withName(texts.none, search.trim()) : null;

  return {
    ...{ root, answers, values, fixed, names, move, onKeyDown },
    /** The names that the search leaves. */
    ...{ search, setSearch, searchable, matches, found, none, goTo },
    open: values.filter((value) => value === null).length,
    /** What of each answer is stored, in whole percent; published, so that a row is drawn again only for its own. */
    ...{ shares, published: usePublished(shares) },
  };
}

/** What `useAskedStates` returns. */
export type AskedStates = ReturnType<typeof useAskedStates>;

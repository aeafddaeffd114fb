import { useCallback, useState } from 'react';

/**
 * State of one question in a component that stays when the next one is shown. It begins anew with each `question`, in the
 * very render that shows it, as if the component had that `key`; what is set late for an earlier question is ignored.
 * @param question tells questions apart
 */
export function useStateOf<State>(question: string, begin: () => State): [State, (next: State) => void] {
  const [held, hold] = useState(() => ({ question, state: begin() }));
  let { state } = held;
  if (held.question !== question) {
    state = begin();
    hold({ question, state });
  }
  const set = useCallback(
    (next: State) => hold((now) => (now.question === question ? { question, state: next } : now)),
    [question],
  );
  return [state, set];
}

/** What handlers read and write between two renders. */
export interface Latest<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

export function latestOf<Value>(value: Value): Latest<Value> {
  let latest = value;
  return { get: () => latest, set: (next) => void (latest = next) };
}

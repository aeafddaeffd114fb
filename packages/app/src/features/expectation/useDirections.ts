import type { Direction } from '@credence/bayesnet';
import { useRef, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { useUndo } from '../../shell/undo/useUndo.js';
import { type Directions, saveDirections } from './directions.js';

/** The directions of a node's parents, each saved when it is chosen, with an offer to undo it. */
export function useDirections(place: { readonly networkId: string; readonly nodeId: string }, known: Directions) {
  const text = useText();
  const offerUndo = useUndo();
  const [{ directions, contradictions }, setShown] = useState(known);
  const [failure, setFailure] = useState<string>();
  const latest = useRef(known.directions);
  // One save at a time: each sends all directions, and the last one stands.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function save(parent: number, direction: Direction): Promise<boolean> {
    const before = latest.current[parent] ?? 'unknown';
    const show = (next: Direction) => {
      latest.current = latest.current.with(parent, next);
      const shown = latest.current;
      setShown((now) => ({ ...now, directions: shown }));
    };
    show(direction);
    setFailure(undefined);
    const done = last.current.then(async () => {
      try {
        const saved = await saveDirections(place, latest.current);
        setShown((now) => ({ ...now, contradictions: saved.contradictions }));
        return true;
      } catch (error) {
        // What was chosen since stays.
        if (latest.current[parent] === direction) show(before);
        setFailure(failureSentence(error, text) ?? '');
        return false;
      }
    });
    last.current = done;
    return done;
  }

  /** @param sentence what it says */
  async function choose(parent: number, direction: Direction, sentence: string) {
    const before = latest.current[parent] ?? 'unknown';
    if (before === direction || !(await save(parent, direction))) return;
    const { expectation: words } = text;
    offerUndo({
      text: words.saved(sentence),
      undo: async () => {
        const ok = await save(parent, before);
        return { ok, text: ok ? words.undone : words.failed };
      },
    });
  }

  return {
    directions,
    contradictions,
    failure,
    choose: (...given: Parameters<typeof choose>) => void choose(...given),
  };
}

import { ApiError, type NetworkOutcomes, type OutcomesSave } from '@credence/api-client';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { valid } from '../../ground/device/valid.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import type { Draft } from '../../ground/drafts/drafts.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { readOutcomes } from './browserOutcomes.js';
import { isSame, outcomesDraft, outcomesForm } from './outcomesDraft.js';
import { saveOutcomes } from './saveOutcomes.js';

/**
 * What the owner names, kept as a draft until it is saved or discarded.
 * @param known what is saved
 * @param onSaved called after a save
 */
export function useOutcomesForm(networkId: string, known: NetworkOutcomes, onSaved: () => void) {
  const text = useText();
  const draft = useOutcomesDraft(networkId, known);
  const { value, base } = draft;
  const [conflict, setConflict] = useState<NetworkOutcomes>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** Goes back to a version that is saved. */
  function take(saved: NetworkOutcomes) {
    setConflict(undefined);
    setProblem(undefined);
    draft.take(saved);
  }

  async function save(revision = base.revision) {
    setBusy(true);
    setProblem(undefined);
    const { outcomes, cases } = value;
    try {
      await saveOutcomes(networkId, { outcomes, cases }, revision);
      await draft.drop();
      onSaved();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale_revision';
      const theirs = isStale ? await readOutcomes(networkId).catch(() => undefined) : undefined;
      if (theirs) setConflict(theirs);
      else {
        const { saveFailed: failed, noResponse } = text.outcomes;
        setProblem(failureSentence(error, text, { failed, noResponse }));
      }
      setBusy(false);
    }
  }

  return {
    value,
    change: (next: Partial<OutcomesSave>) => {
      setProblem(undefined);
      draft.change(next);
    },
    save: () => void save(),
    busy,
    problem,
    restored: draft.restored && { at: draft.restored, outdated: base.revision !== known.revision },
    discard: () => take(known),
    /** Something else that was saved since. */
    conflict: conflict && {
      theirs: conflict,
      take: () => take(conflict),
      overwrite: () => {
        setConflict(undefined);
        draft.setRevision(conflict.revision);
        void save(conflict.revision);
      },
    },
  };
}

/** What is being edited, and the draft of it. */
function useOutcomesDraft(networkId: string, known: NetworkOutcomes) {
  const form = useMemo(() => outcomesForm(networkId), [networkId]);
  // What is being edited is not replaced under the hands.
  const [base, setBase] = useState(known);
  const [value, setValue] = useState<OutcomesSave>(known);
  const [restored, setRestored] = useState<Date>();
  const touched = useRef(false);

  const restore = useEffectEvent((draft: Draft | undefined) => {
    const kept = valid(outcomesDraft, draft?.value);
    if (touched.current || !draft || !kept || isSame(kept, known)) return;
    setValue(kept);
    setBase({ ...known, revision: kept.base });
    setRestored(draft.at);
  });
  useEffect(() => {
    let left = false;
    void drafts.read(form).then((draft) => left || restore(draft));
    return () => {
      left = true;
    };
  }, [form]);

  return {
    value,
    base,
    restored,
    drop: () => drafts.drop(form),
    setRevision: (revision: string) => setBase((now) => ({ ...now, revision })),

    change(next: Partial<OutcomesSave>) {
      touched.current = true;
      const whole = { outcomes: value.outcomes, cases: value.cases, ...next };
      setValue(whole);
      if (isSame(whole, base) && !restored) void drafts.drop(form);
      else drafts.keep(form, { ...whole, base: base.revision });
    },

    take(saved: NetworkOutcomes) {
      setValue(saved);
      setBase(saved);
      setRestored(undefined);
      void drafts.drop(form);
    },
  };
}

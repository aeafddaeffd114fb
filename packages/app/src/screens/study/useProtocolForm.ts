import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { valid } from '../../ground/device/valid.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import type { Draft } from '../../ground/drafts/drafts.js';
import { protocolDraft, protocolFormOf, type ProtocolFormValue } from './protocolForm.js';

const isSame = (one: ProtocolFormValue, other: ProtocolFormValue) => {
  const keys = Object.keys(one) as (keyof ProtocolFormValue)[];
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
};

/**
 * The protocol while it is written, kept as a draft until it is saved or discarded.
 * @param base what is saved, or what a study begins with
 */
export function useProtocolForm(networkId: string, base: ProtocolFormValue) {
  const form = useMemo(() => protocolFormOf(networkId), [networkId]);
  // Until something is typed, what is saved is shown, and followed.
  const [typed, setTyped] = useState<ProtocolFormValue>();
  const [restored, setRestored] = useState<Date>();
  const value = typed ?? base;

  const restore = useEffectEvent((draft: Draft | undefined) => {
    const kept = valid(protocolDraft, draft?.value);
    if (typed || !draft || !kept || isSame(kept, base)) return;
    setTyped(kept);
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
    restored,
    change: (part: Partial<ProtocolFormValue>) => {
      const next = { ...value, ...part };
      setTyped(next);
      if (isSame(next, base)) void drafts.drop(form);
      else drafts.keep(form, next);
    },
    /** Called once it is saved. */
    saved: () => setRestored(undefined),
    discard: () => {
      setTyped(undefined);
      setRestored(undefined);
      void drafts.drop(form);
    },
  };
}

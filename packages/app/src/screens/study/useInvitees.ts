import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { valid } from '../../ground/device/valid.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';

const kept = v.object({ addresses: v.array(v.string()), message: v.string() });

/** Whom the owner is about to ask, and with which words. */
export type Invitees = Readonly<v.InferOutput<typeof kept>>;

const nobody: Invitees = { addresses: [], message: '' };

/** Whom the owner is about to ask, kept as a draft so that it outlives the session. */
export function useInvitees(networkId: string): readonly [Invitees, (part: Partial<Invitees>) => void] {
  const [invitees, setInvitees] = useState(nobody);
  const form = useMemo(() => ({ form: 'experts', networkId }), [networkId]);

  useEffect(() => {
    let left = false;
    void drafts.read(form).then((draft) => {
      const found = valid(kept, draft?.value);
      if (!left && found) setInvitees((already) => (already === nobody ? found : already));
    });
    return () => {
      left = true;
    };
  }, [form]);

  const change = (part: Partial<Invitees>) => {
    const next = { ...invitees, ...part };
    setInvitees(next);
    if (next.addresses.length === 0 && next.message === '') void drafts.drop(form);
    else drafts.keep(form, next);
  };
  return [invitees, change];
}

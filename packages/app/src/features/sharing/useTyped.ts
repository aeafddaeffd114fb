import { useEffect, useMemo, useState } from 'react';
import { drafts } from '../../ground/drafts/browserDrafts.js';

/** Whom an owner is about to invite, kept as a draft so that it outlives the session. */
export function useTyped(networkId: string): readonly [string, (next: string) => void] {
  const [typed, setTyped] = useState('');
  const form = useMemo(() => ({ form: 'share', networkId }), [networkId]);

  useEffect(() => {
    let left = false;
    void drafts.read(form).then((draft) => {
      const kept = draft?.value;
      if (!left && typeof kept === 'string') setTyped((already) => already || kept);
    });
    return () => {
      left = true;
    };
  }, [form]);

  const type = (next: string) => {
    setTyped(next);
    if (next === '') void drafts.drop(form);
    else drafts.keep(form, next);
  };
  return [typed, type];
}

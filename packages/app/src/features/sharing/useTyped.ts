import { useEffect, useState } from 'react';
import { drafts } from '../../ground/drafts/browserDrafts.js';

/**
 * The input of a field, kept as a draft so that it outlives the session.
 * @param form the name of the draft
 */
export function useTyped(form: string): readonly [string, (next: string) => void] {
  const [typed, setTyped] = useState('');

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

import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { written } from '../../ground/device/shapes.js';
import { valid } from '../../ground/device/valid.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import type { InviterWords } from './invitationWords.js';

const nothing: InviterWords = { message: '', dueOn: '', nodes: undefined };

const kept = v.object({
  message: v.string(),
  dueOn: v.fallback(written(/^\d{4}-\d{2}-\d{2}$/), ''),
  nodes: v.fallback(
    v.custom<readonly string[] | undefined>((ids) => valid(v.array(v.string()), ids) !== undefined),
    undefined,
  ),
});

/**
 * What is to be said with an invitation, kept as a draft so that neither the end of a session nor a press beside the
 * dialog loses it.
 * @returns the words, how to change them, and how to forget the draft once they are said
 */
export function useWords(networkId: string) {
  const [words, setWords] = useState(nothing);
  const form = useMemo(() => ({ form: 'words', networkId }), [networkId]);

  useEffect(() => {
    let left = false;
    void drafts.read(form).then((draft) => {
      const found = valid(kept, draft?.value);
      if (!left && found) setWords((already) => (already === nothing ? found : already));
    });
    return () => {
      left = true;
    };
  }, [form]);

  const change = (part: Partial<InviterWords>) => {
    const next = { ...words, ...part };
    setWords(next);
    if (next.message === '' && next.dueOn === '' && next.nodes === undefined) void drafts.drop(form);
    else drafts.keep(form, next);
  };
  return { words, change, said: () => void drafts.drop(form) };
}

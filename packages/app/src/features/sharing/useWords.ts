import { useEffect, useState } from 'react';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import type { InvitationWords } from './invitationWords.js';

const nothing: InvitationWords = { message: '', dueOn: '', nodes: undefined };

/**
 * What is to be said with an invitation, kept as a draft so that neither the end of a session nor a press beside the
 * dialog loses it.
 * @param form the name of the draft
 * @returns the words, how to change them, and how to forget the draft once they are said
 */
export function useWords(form: string) {
  const [words, setWords] = useState(nothing);

  useEffect(() => {
    let left = false;
    void drafts.read(form).then((draft) => {
      const kept = wordsFrom(draft?.value);
      if (!left && kept) setWords((already) => (already === nothing ? kept : already));
    });
    return () => {
      left = true;
    };
  }, [form]);

  const change = (part: Partial<InvitationWords>) => {
    const next = { ...words, ...part };
    setWords(next);
    if (next.message === '' && next.dueOn === '' && next.nodes === undefined) void drafts.drop(form);
    else drafts.keep(form, next);
  };
  return { words, change, said: () => void drafts.drop(form) };
}

/** What lies on a device may be anything. */
function wordsFrom(value: unknown): InvitationWords | undefined {
  const { message, dueOn, nodes } = (value ?? {}) as Partial<Record<keyof InvitationWords, unknown>>;
  if (typeof message !== 'string' || typeof dueOn !== 'string') return undefined;
  const ids = Array.isArray(nodes) && nodes.every((id) => typeof id === 'string') ? nodes : undefined;
  return { message, dueOn: /^\d{4}-\d{2}-\d{2}$/.test(dueOn) ? dueOn : '', nodes: ids };
}

import { Alert } from '@credence/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { forgetSuperseded, supersededIn } from './superseded.js';

/** Says once, after combinations are saved, how many answers they supersede. */
export function SupersededNote({ networkId }: { networkId: string }) {
  const { combinations: text } = useText();
  const [note] = useState(() => supersededIn(networkId));
  useEffect(forgetSuperseded, []);
  return note ? <Alert tone="info">{text.superseded(note.answers, note.nodeName)}</Alert> : null;
}

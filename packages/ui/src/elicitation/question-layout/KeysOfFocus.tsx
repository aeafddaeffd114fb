import { type RefObject, useEffect, useState } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionLayoutLabels } from '../../labels/english.js';
import { Keys } from './QuestionLayout.styles.js';

/** What the keys do that has the focus, to those who use them. */
export function KeysOfFocus({ layout }: { layout: RefObject<HTMLElement | null> }) {
  const texts = useLabels({ questionLayout: questionLayoutLabels }).questionLayout;
  const [focus, setFocus] = useState<Focus>();

  // Not a rule with :has(), for which browsers restyle the whole question with every element that comes or goes in it.
  useEffect(() => {
    const root = layout.current;
    if (!root) return;
    const listening = new AbortController();
    const look = () => setFocus(focusIn(root));
    for (const event of ['focusin', 'keyup']) root.addEventListener(event, look, { signal: listening.signal });
    root.addEventListener('focusout', () => setFocus(undefined), { signal: listening.signal });
    return () => listening.abort();
  }, [layout]);

  return (
    <Keys data-slot="keys" data-focus={focus}>
      <span data-of="range">{texts.keysOfSliders}</span>
      <span data-of="radio">{texts.keysOfChoices}</span>
    </Keys>
  );
}

type Focus = 'range' | 'radio';

function focusIn(root: HTMLElement): Focus | undefined {
  const field = root.querySelector<HTMLInputElement>('[data-slot="question"] input:focus-visible');
  if (field?.type === 'radio') return 'radio';
  return field?.type === 'range' ? 'range' : undefined;
}

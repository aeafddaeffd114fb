import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionLayoutLabels } from '../../labels/english.js';

/**
 * The conditions as a sentence. On a phone a long one is short until somebody asks for all of it, so that the sliders
 * are in sight; screen readers always read all of it. Parts marked with `data-lead-name="gives-way"` are cut to a few
 * letters, and then nothing else is; a sentence that marks none takes three lines.
 */
export function Lead({ children }: { children: ReactNode }) {
  const { questionLayout: texts } = useLabels({ questionLayout: questionLayoutLabels });
  const [isWhole, setWhole] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(sentence);

  return (
    <>
      <p ref={sentence} data-slot="lead" data-whole={isWhole ? '' : undefined}>
        {children}
      </p>
      {isCut || isWhole ? (
        <PressButton
          variant="text"
          size="small"
          data-slot="whole-lead"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.shortenLead : texts.wholeLead}
        </PressButton>
      ) : null}
    </>
  );
}

/** True while an element shows only the first lines of its text, or only the beginnings of some names. */
function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() =>
      setCut(
        watched.scrollHeight > watched.clientHeight + 2 ||
          [...watched.querySelectorAll('[data-lead-name]')].some((name) => name.scrollWidth > name.clientWidth + 1),
      ),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isCut;
}

import { Button, Frame } from '@credence/ui';
import { useId, useState } from 'react';
import { prefersGerman } from '../../ground/text/language.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import { Offer } from './LanguageOffer.styles.js';

/** Offers German where the browser prefers it and nobody has chosen yet. The page itself is English until then. */
export function LanguageOffer() {
  const [language, choose] = useLanguage();
  const { layout } = useText();
  const questionId = useId();
  const [offered, setOffered] = useState(() => prefersGerman());
  if (!offered || language !== 'en') return null;

  const answer = (chosen: 'en' | 'de') => {
    setOffered(false);
    choose(chosen);
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <Frame>
      <Offer aria-labelledby={questionId}>
        <p id={questionId} lang="de">
          {layout.showInGerman}
        </p>
        <Button size="small" lang="de" onClick={() => answer('de')}>
          {layout.german}
        </Button>
        <Button size="small" variant="text" onClick={() => answer('en')}>
          {layout.keepEnglish}
        </Button>
      </Offer>
    </Frame>
  );
}

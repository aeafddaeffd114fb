import { Button, Frame } from '@credence/ui';
import { useId, useState } from 'react';
import { type Language, languages } from '@credence/text';
import { offeredLanguage } from '../../ground/text/language.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { focusTitle } from './focusTitle.js';
import { Offer } from './LanguageOffer.styles.js';

/** Offers the language that the browser prefers where nobody has chosen yet. The page itself stays as it is until then. */
export function LanguageOffer() {
  const [language, choose] = useLanguage();
  const { layout } = useFirstText();
  const questionId = useId();
  const [offered, setOffered] = useState(() => offeredLanguage());
  if (!offered || language === offered) return null;

  const answer = (chosen: Language) => {
    setOffered(undefined);
    choose(chosen);
    focusTitle();
  };
  return (
    <Frame>
      <Offer aria-labelledby={questionId}>
        <p id={questionId} lang={offered}>
          {languages[offered].offer}
        </p>
        <Button size="small" lang={offered} onClick={() => answer(offered)}>
          {languages[offered].name}
        </Button>
        <Button size="small" variant="text" onClick={() => answer(language)}>
          {layout.keepLanguage}
        </Button>
      </Offer>
    </Frame>
  );
}

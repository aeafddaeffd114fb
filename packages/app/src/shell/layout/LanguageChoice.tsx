import { FooterLink } from '@credence/ui';
import { languageChoices } from '../../ground/text/language.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Choice, LanguageButton } from './AppFooter.styles.js';

/** Switches the page to the other language, labelled with that language's own name. */
export function LanguageChoice() {
  const [language, choose] = useLanguage();
  const { layout } = useFirstText();
  return (
    <Choice role="region" aria-label={layout.language}>
      {languageChoices
        .filter(({ value }) => value !== language)
        .map(({ value, label }) => (
          // The same key, so that the button keeps the focus when the language changes.
          <FooterLink key="other" asChild>
            <LanguageButton type="button" lang={value} onClick={() => choose(value)}>
              {label}
            </LanguageButton>
          </FooterLink>
        ))}
    </Choice>
  );
}

import { FooterLink } from '@credence/ui';
import { languages } from '../text/language.js';
import { useLanguage } from '../text/useLanguage.js';
import { useText } from '../text/useText.js';
import { Choice, LanguageButton } from './AppFooter.styles.js';

/** Shows the same page in the other language, whose name it says in that language. */
export function LanguageChoice() {
  const [language, choose] = useLanguage();
  const { layout } = useText();
  return (
    <Choice role="region" aria-label={layout.language}>
      {languages
        .filter(({ value }) => value !== language)
        .map(({ value, label }) => (
          // One key: the button is the same before and after, and keeps the focus.
          <FooterLink key="other" asChild>
            <LanguageButton type="button" lang={value} onClick={() => choose(value)}>
              {label}
            </LanguageButton>
          </FooterLink>
        ))}
    </Choice>
  );
}

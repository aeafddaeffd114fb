import { Footer, FooterLink } from '@credence/ui';
import { Link, useMatches } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Line, Choice, LanguageButton } from './AppFooter.styles.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { languageChoices } from '../../ground/text/language.js';
import { useLanguage } from '../../ground/text/useLanguage.js';

export function AppFooter() {
  const { hasToken } = useSession();
  const hasDock = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hasDock);
  if (hasDock) return null;
  const footer = <PageFooter slim={false} />;
  // Signed-in users have the language choice in their menu.
  if (hasToken) return footer;
  return (
    <Line>
      {footer}
      <LanguageChoice />
    </Line>
  );
}

/** The links that every page has. */
export function PageFooter({ slim }: { slim: boolean }) {
  const { layout } = useFirstText();
  return (
    <Footer slim={slim}>
      <FooterLink asChild>
        <Link to={paths.imprint.href()}>{layout.imprint}</Link>
      </FooterLink>
      <FooterLink asChild>
        <Link to={paths.privacy.href()}>{layout.privacy}</Link>
      </FooterLink>
    </Footer>
  );
}

/** Switches the page to the other language, labelled with that language's own name. */
function LanguageChoice() {
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

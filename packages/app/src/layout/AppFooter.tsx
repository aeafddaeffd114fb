import { Footer, FooterLink } from '@credence/ui';
import { Link, useMatches } from 'react-router-dom';
import { paths } from '../paths.js';
import { useSession } from '../session/useSession.js';
import { useText } from '../text/useText.js';
import { Line } from './AppFooter.styles.js';
import { LanguageChoice } from './LanguageChoice.js';
import type { RouteHandle } from '../routeHandle.js';

export function AppFooter() {
  const { layout } = useText();
  const { hasToken } = useSession();
  const slim = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.dock === true);
  const footer = (
    <Footer slim={slim}>
      <FooterLink asChild>
        <Link to={paths.imprint.href()}>{layout.imprint}</Link>
      </FooterLink>
      <FooterLink asChild>
        <Link to={paths.privacy.href()}>{layout.privacy}</Link>
      </FooterLink>
    </Footer>
  );
  // Signed-in users have the language choice in their menu.
  if (hasToken) return footer;
  return (
    <Line>
      {footer}
      <LanguageChoice />
    </Line>
  );
}

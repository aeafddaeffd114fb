import { Footer, FooterLink } from '@credence/ui';
import { Link, useMatches } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Line } from './AppFooter.styles.js';
import { LanguageChoice } from './LanguageChoice.js';
import type { RouteHandle } from '../../ground/routeHandle.js';

export function AppFooter() {
  const { hasToken } = useSession();
  const dock = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.dock)
    .find((kind) => kind !== undefined);
  if (dock === 'question') return null;
  const footer = <PageFooter slim={dock !== undefined} />;
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

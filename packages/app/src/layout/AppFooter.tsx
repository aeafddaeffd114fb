import { Footer, FooterLink } from '@credence/ui';
import { Link, useMatches } from 'react-router-dom';
import { paths } from '../paths.js';
import { useText } from '../text/useText.js';

/** What a route says of its screen: with a dock of its own, the footer keeps small. */
export interface RouteHandle {
  readonly dock?: boolean;
}

export function AppFooter() {
  const { layout } = useText();
  const slim = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.dock === true);
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

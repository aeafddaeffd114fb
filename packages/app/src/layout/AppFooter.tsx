import { Footer, FooterLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../paths.js';
import { useText } from '../text/useText.js';

export function AppFooter() {
  const { layout } = useText();
  return (
    <Footer>
      <FooterLink asChild>
        <Link to={paths.imprint.href()}>{layout.imprint}</Link>
      </FooterLink>
      <FooterLink asChild>
        <Link to={paths.privacy.href()}>{layout.privacy}</Link>
      </FooterLink>
    </Footer>
  );
}

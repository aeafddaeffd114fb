import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { pageDocs } from './Page.docs.js';
import { Button } from '../../controls/button/Button.js';
import { Logo } from '../../foundations/logo/Logo.js';
import { Text } from '../../foundations/text/Text.js';
import { TopBar } from '../top-bar/TopBar.js';
import { TopBarLink } from '../top-bar/TopBarLink.js';
import { UserMenu } from '../top-bar/UserMenu.js';
import { Footer, FooterLink } from './Footer.js';
import { Frame } from './Frame.js';
import { Page } from './Page.js';
import { PageHead } from './PageHead.js';
import { SkipLink } from './SkipLink.js';

const footer = (
  <Footer>
    <FooterLink href="#imprint">Imprint</FooterLink>
    <FooterLink href="#privacy">Privacy</FooterLink>
  </Footer>
);

const meta = preview.meta({
  title: 'Navigation/Page (PageHead, Frame, Footer, FooterLink, SkipLink)',
  id: 'navigation-page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    guide: pageDocs,
    documents: { Page, PageHead, Frame, Footer, FooterLink, SkipLink },
  },
  args: {
    header: (
      <TopBar
        logo={
          <Logo asChild>
            <a href="#home">Credence</a>
          </Logo>
        }
        user={<UserMenu username="ann@example.org" firstName="Ann" />}
      >
        <TopBarLink href="#index" aria-current="page">
          Home
        </TopBarLink>
        <TopBarLink href="#networks">Manage Networks</TopBarLink>
      </TopBar>
    ),
    footer,
    children: (
      <Frame>
        <PageHead title="Laryngeal carcinoma" action={<Button variant="primary">Continue with Tumour extent</Button>}>
          <Text variant="hint">larynx_tnm_v3.xdsl · 14 nodes · shared with 2 colleagues</Text>
        </PageHead>
      </Frame>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').innerText.trim()).toBe('Imprint | Privacy');
  },
});
export const SkipsToTheContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
export const Greeting = meta.story({
  args: {
    children: (
      <Frame>
        <PageHead title="Welcome back, Ann" size="hero" />
      </Frame>
    ),
  },
});
export const LongTitle = meta.story({
  args: {
    children: (
      <Frame>
        <PageHead
          title="Prognose_des_metastasierten_hypopharyngealen_Plattenepithelkarzinoms_unter_Immuntherapie"
          action={<Button variant="primary">Continue</Button>}
        />
      </Frame>
    ),
  },
  play: keepsWithinThePage,
});

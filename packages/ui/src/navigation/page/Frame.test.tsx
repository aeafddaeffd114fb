import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { TopBar } from '../top-bar/TopBar.js';
import { Footer, FooterLink } from './Footer.js';
import { Frame } from './Frame.js';
import { Page } from './Page.js';

const before = [window.innerWidth, window.innerHeight] as const;
beforeEach(() => page.viewport(2560, 1440));
afterEach(() => page.viewport(...before));

test.each([
  ['broad', 1600],
  ['wide', 1320],
] as const)(
  'F-808: on a large screen a %s frame has %i px, and the bar and the footer end with it',
  async (width, px) => {
    const { container } = await render(
      <CredenceProvider>
        <Page
          header={<TopBar logo="Credence" />}
          footer={
            <Footer>
              <FooterLink href="#imprint">Imprint</FooterLink>
            </Footer>
          }
        >
          <Frame width={width}>Nodes</Frame>
        </Page>
      </CredenceProvider>,
    );
    const widths = ['header > *', '[data-credence="frame"]', 'footer > *'].map(
      (part) => container.querySelector(part)?.getBoundingClientRect().width,
    );
    expect(widths).toEqual([px, px, px]);
  },
);

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { TopBar } from '../top-bar/TopBar.js';
import { Footer, FooterLink } from './Footer.js';
import { Frame, type FrameProps } from './Frame.js';
import { Page } from './Page.js';

const before = [window.innerWidth, window.innerHeight] as const;
afterEach(() => page.viewport(...before));

/** Where the bar, the content and the footer begin, and how wide they are. */
async function places(width: FrameProps['width']) {
  const { container, unmount } = await render(
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
  const found = ['header > *', '[data-credence="frame"]', 'footer > *'].map((part) => {
    const box = container.querySelector(part)?.getBoundingClientRect();
    return [Math.round(box?.left ?? -1), Math.round(box?.width ?? -1)];
  });
  await unmount();
  return found;
}

test.each([
  [1400, 1320],
  [1600, 1470],
  [2560, 1600],
])('R-2592: in a window of %i px a page has %i px, and the bar and the footer end with it', async (window, px) => {
  await page.viewport(window, 1000);
  const place = [(window - px) / 2, px];
  expect(await places('wide')).toEqual([place, place, place]);
});

test('the bar stays in its place when the next page is a column of text or a form', async () => {
  await page.viewport(1400, 1000);
  const bars = [];
  for (const width of ['wide', 'text', 'narrow'] as const) bars.push((await places(width))[0]);
  expect(bars).toEqual([bars[0], bars[0], bars[0]]);
});

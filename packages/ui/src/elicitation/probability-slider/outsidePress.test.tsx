import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateTouchScreen, endEmulation } from '../../../test/contract/emulation.js';
import { dragMouse, type Point, swipe } from '../../../test/fingers.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';
import { Combobox } from '../../forms/combobox/Combobox.js';
import { TopBar } from '../../navigation/top-bar/TopBar.js';
import { UserMenu, UserMenuItem } from '../../navigation/top-bar/UserMenu.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';

const layers: readonly (readonly [name: string, part: ReactNode, open: () => Promise<void>, isOpen: () => boolean])[] =
  [
    [
      'the account menu',
      <TopBar
        key="menu"
        logo={<b>Credence</b>}
        user={
          <UserMenu username="ada@example.org">
            <UserMenuItem>Profile</UserMenuItem>
          </UserMenu>
        }
      />,
      () => page.getByRole('button', { name: /ada/ }).click(),
      () => page.getByRole('menu').elements().length > 0,
    ],
    [
      'the menu of a phone',
      <TopBar key="bar" logo={<b>Credence</b>}>
        <a href="#home">Home</a>
      </TopBar>,
      () => page.getByRole('button', { name: 'Menu' }).click(),
      () => document.querySelector('[data-slot="navigation"][data-open]') !== null,
    ],
    [
      'the list of a combobox',
      <Combobox key="list" label="Network" items={['Larynx', 'Asia']} />,
      () => page.getByRole('combobox').click(),
      () => page.getByRole('listbox').elements().length > 0,
    ],
  ];

const mouse = (point: Point) => dragMouse(point);
const finger = (point: Point) => swipe(point, point, 0);
const presses = layers.flatMap((layer) => [
  [layer[0], 'mouse', layer, mouse] as const,
  [layer[0], 'finger', layer, finger] as const,
]);

endEmulation();
afterEach(() => page.viewport(1024, 768));

test.each(presses)(
  'R-3620: the press that closes %s, by %s, does nothing else on the page; the next one does',
  async (_name, by, [, part, open, isOpen], press) => {
    await page.viewport(390, 844);
    if (by === 'finger') await emulateTouchScreen();
    const said: unknown[] = [];
    await render(
      <CredenceProvider>
        {part}
        <div style={{ blockSize: '12rem' }} />
        <ProbabilitySlider label="How likely?" onValueChange={(value) => said.push(value)} />
      </CredenceProvider>,
    );
    const { left, right, top, height } = page.getByRole('slider').element().getBoundingClientRect();
    const place = [left + (right - left) / 4, top + height / 2] as const;
    await open();
    await expect.poll(isOpen).toBe(true);
    await press(place);
    await expect.poll(isOpen).toBe(false);
    expect(said).toEqual([]);
    await press(place);
    await expect.poll(() => said.length).toBeGreaterThan(0);
  },
);

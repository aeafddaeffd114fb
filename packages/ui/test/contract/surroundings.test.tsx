import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { emulate, endEmulation } from './emulation.js';
import { rootSelector, type Specimen } from './specimen.js';
import { ofKind } from './specimens.js';
import { forms } from './specimens/forms.js';
import { pages } from './specimens/pages.js';

failOnConsole();
endEmulation();

const coloured = ([, specimen]: (typeof drawn)[number]) => !specimen.inheritsColour;
const drawn = ofKind('plain', 'field', 'overlay');
const inPlace = ofKind('plain', 'field');
const rootOf = (name: string, specimen: Specimen) =>
  document.querySelector(rootSelector(name, specimen)) as HTMLElement;
const withParts = (root: Element) => [root, ...root.querySelectorAll('*')];

/** The colours of an element, part by part. */
const colours = (root: Element) =>
  withParts(root).map((part) => {
    const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(part);
    return [color, backgroundColor, borderTopColor, fill, stroke].join(' ');
  });

describe('C6: colour schemes', () => {
  test.each(inPlace.filter(coloured))(
    '%s takes its colours from the theme of the subtree that it stands in',
    async (name, specimen) => {
      const show = async (theme: 'light' | 'dark') => {
        const { unmount } = await render(
          <CredenceProvider>
            <div data-credence-theme={theme}>{specimen.render({})}</div>
          </CredenceProvider>,
        );
        const found = colours(rootOf(name, specimen));
        await unmount();
        return found;
      };
      expect(await show('dark')).not.toEqual(await show('light'));
    },
  );

  test.each(drawn.filter(coloured))('%s takes the theme of its provider', async (name, specimen) => {
    const show = async (theme: 'light' | 'dark') => {
      const { unmount } = await render(<CredenceProvider theme={theme}>{specimen.render({})}</CredenceProvider>);
      const found = colours(rootOf(name, specimen));
      await unmount();
      return found;
    };
    expect(await show('dark')).not.toEqual(await show('light'));
  });

  test.each(inPlace.filter(coloured))('R-2709: %s follows the system if told to', async (name, specimen) => {
    await render(<CredenceProvider theme="system">{specimen.render({})}</CredenceProvider>);
    const light = colours(rootOf(name, specimen));
    await emulate({ features: [{ name: 'prefers-color-scheme', value: 'dark' }] });
    expect(colours(rootOf(name, specimen))).not.toEqual(light);
  });
});

describe('C8: right to left', () => {
  test.each(inPlace)('%s takes its direction from the page, without a provider', async (name, specimen) => {
    await render(<div dir="rtl">{specimen.render({})}</div>);
    const root = rootOf(name, specimen);
    expect(getComputedStyle(root).direction).toBe('rtl');
    const turned = withParts(root).filter((part) => part.getAttribute('dir') === 'ltr');
    expect(turned.map((part) => part.outerHTML)).toEqual([]);
  });

  test('the arrow keys of Tabs move in their direction', async () => {
    await render(<div dir="rtl">{forms.Tabs.render({})}</div>);
    await userEvent.click(page.getByRole('tab', { name: 'List' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('tab', { name: 'Map' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the entries of UserMenu open in the direction of their button', async () => {
    await render(<div dir="rtl">{pages.UserMenu.render({})}</div>);
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('menu')).toHaveAttribute('dir', 'rtl');
  });
});

describe('C9: reduced motion', () => {
  const moving = (root: Element) =>
    withParts(root).flatMap((part) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(part, pseudo);
        const seconds = (text: string) =>
          Math.max(...text.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 0.001 : 1)));
        const moves =
          seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01);
        return moves ? [`${part.tagName} ${part.getAttribute('data-slot')} ${pseudo ?? ''} ${transitionDuration}`] : [];
      }),
    );

  test.each(drawn)('%s does not move, even with a theme of its own', async (name, specimen) => {
    await emulate({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await render(<CredenceProvider theme="dark">{specimen.render({})}</CredenceProvider>);
    expect(moving(rootOf(name, specimen))).toEqual([]);
  });

  test('the check detects motion', async () => {
    await emulate({ features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }] });
    const found: string[] = [];
    for (const [name, specimen] of drawn) {
      const { unmount } = await render(<CredenceProvider>{specimen.render({})}</CredenceProvider>);
      if (moving(rootOf(name, specimen)).length > 0) found.push(name);
      await unmount();
    }
    expect(found).toEqual(expect.arrayContaining(['Button', 'Spinner']));
  });
});

import { type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, CredenceProvider, Heading, HumanIconScale, Pagination, Text } from '../../src/index.js';
import { moveMouse } from '../fingers.js';
import { failOnConsole } from './console.js';
import { emulate, endEmulation } from './emulation.js';

failOnConsole();
endEmulation();

const BRAND = {
  '--credence-paper': 'light-dark(#ffffff, #101018)',
  '--credence-ink': 'light-dark(#14213d, #eef1f8)',
  '--credence-accent': 'light-dark(#7a1f5c, #e3a6cd)',
  '--credence-on-accent': 'light-dark(#fffdf0, #2b0b20)',
  '--credence-font-text': 'Verdana',
  '--credence-font-title': 'Courier',
};
const rules = Object.entries(BRAND).map((each) => each.join(':'));

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

/** A style sheet of the page, first or last in its head. */
function pageSays(rule: string, where: 'first' | 'last') {
  const style = document.createElement('style');
  style.textContent = rule;
  document.head[where === 'first' ? 'prepend' : 'append'](style);
  undo.push(() => style.remove());
}

const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** A colour as it is drawn, in hexadecimal digits. */
function drawn(colour: string): string {
  if (!painter) throw new Error('There is no canvas to read colours with.');
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = colour;
  painter.fillRect(0, 0, 1, 1);
  const channels = Array.from(painter.getImageData(0, 0, 1, 1).data.slice(0, 3));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const sample = (
  <>
    <Button variant="primary">Continue</Button>
    <HumanIconScale value={40} />
    <Pagination total={30} />
    <Heading level={2}>How likely?</Heading>
  </>
);

/** What is drawn of the base colours, and of what follows from them. */
async function seen() {
  const find = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`No ${selector}`);
    return getComputedStyle(found);
  };
  // Nothing is below the pointer, and the first of all has the focus, by key.
  await moveMouse([window.innerWidth - 1, window.innerHeight - 1]);
  document.body.tabIndex = -1;
  document.body.focus();
  await userEvent.tab();
  document.body.removeAttribute('tabindex');
  // What the pointer rested on before fades back.
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const button = find('[data-credence="button"]');
  const ring = [...button.boxShadow.matchAll(/(?:rgb|color)\([^)]*\)/g)].map(([colour]) => drawn(colour));
  return {
    button: drawn(button.backgroundColor),
    letters: drawn(button.color),
    typeface: button.fontFamily,
    rail: drawn(find('[data-credence="human-icon-scale"] [data-slot="fill"]').color),
    soft: drawn(find('[aria-current="page"]').backgroundColor),
    ring,
    ink: drawn(find('[data-credence="heading"]').color),
    title: find('[data-credence="heading"]').fontFamily,
  };
}

const light = {
  button: '#7a1f5c',
  letters: '#fffdf0',
  typeface: 'Verdana',
  rail: '#7a1f5c',
  soft: '#ece9ef',
  ring: ['#ffffff', '#7a1f5c'],
  ink: '#14213d',
  title: 'Courier',
};
const dark = {
  button: '#e3a6cd',
  letters: '#2b0b20',
  typeface: 'Verdana',
  rail: '#e3a6cd',
  soft: '#212d37',
  ring: ['#101018', '#e3a6cd'],
  ink: '#eef1f8',
  title: 'Courier',
};

const style = BRAND as CSSProperties;
const inProvider = (children: ReactNode, theme?: 'light' | 'dark') => (
  <CredenceProvider {...(theme ? { theme } : {})}>{children}</CredenceProvider>
);

/** Where a page can set the variables: each draws the sample in this theme, or in none. */
const places: Readonly<Record<string, (theme?: 'light' | 'dark') => ReactElement>> = {
  'on :root, in a sheet before that of the kit': (theme) => {
    pageSays(`:root { ${rules.join(';')} }`, 'first');
    return inProvider(sample, theme);
  },
  'on :root, in a sheet after that of the kit': (theme) => {
    pageSays(`:root { ${rules.join(';')} }`, 'last');
    return inProvider(sample, theme);
  },
  'on an element around the provider': (theme) => <div style={style}>{inProvider(sample, theme)}</div>,
  'on an element inside the provider': (theme) => inProvider(<div style={style}>{sample}</div>, theme),
  'on an element with a theme of its own': (theme) =>
    inProvider(
      <div style={style} data-credence-theme={theme}>
        {sample}
      </div>,
    ),
  'around an element with a theme of its own': (theme) =>
    inProvider(
      <div style={style}>
        <div data-credence-theme={theme}>{sample}</div>
      </div>,
    ),
  'on an element between two providers': (theme) =>
    inProvider(<div style={style}>{inProvider(sample, theme)}</div>, 'light'),
  'inside a theme that is the other one': (theme) =>
    inProvider(<div style={style}>{inProvider(sample, theme ?? 'light')}</div>, theme === 'dark' ? 'light' : 'dark'),
  'on each component': (theme) => {
    pageSays(`[data-credence] { ${rules.join(';')} }`, 'first');
    return inProvider(sample, theme);
  },
};

describe.each(Object.entries(places))('base variables set %s', (_, draw) => {
  test.each([
    ['without a theme', undefined, light],
    ['in the light', 'light', light],
    ['in the dark', 'dark', dark],
  ] as const)('R-2360, R-2361: hold for all that follows from them, %s', async (__, theme, expected) => {
    await render(draw(theme));
    expect(await seen()).toEqual(expected);
  });
});

describe('R-2361: what follows from the accent', () => {
  test('is as we chose it as long as the accent is ours', async () => {
    await render(inProvider(sample));
    const { soft, rail, ring } = await seen();
    expect([soft, rail, ring]).toEqual(['#e2edf0', '#0e4d64', ['#fbf9f4', '#0e4d64']]);
  });

  test.each([
    ['light', '#0a3b4e', '#501d49'],
    ['dark', '#9fd2de', '#e0c3de'],
  ] as const)('includes the look of a button below the pointer, %s', async (theme, ours, own) => {
    const { getByRole } = await render(
      inProvider(
        <>
          <Button variant="primary">Ours</Button>
          <div style={style}>
            <Button variant="primary">Own</Button>
          </div>
        </>,
        theme,
      ),
    );
    const below = async (name: string) => {
      await userEvent.hover(getByRole('button', { name }));
      return () => drawn(getComputedStyle(getByRole('button', { name }).element()).backgroundColor);
    };
    await expect.poll(await below('Ours')).toBe(ours);
    await expect.poll(await below('Own')).toBe(own);
  });

  test('can be set on its own, above what it follows and below', async () => {
    pageSays(':root { --credence-crowd-on: #006400 }', 'first');
    await render(
      inProvider(<div style={{ ...style, '--credence-focus': '#b35900' } as CSSProperties}>{sample}</div>, 'light'),
    );
    const { rail, ring, button } = await seen();
    expect([rail, ring, button]).toEqual(['#006400', ['#ffffff', '#b35900'], '#7a1f5c']);
  });
});

test('R-2360: a theme of one’s own is black on white on paper', async () => {
  await emulate({ media: 'print' });
  await render(<div style={style}>{inProvider(sample, 'dark')}</div>);
  const { button, letters, rail, ink } = await seen();
  expect([button, letters, rail, ink]).toEqual(['#000000', '#ffffff', '#000000', '#000000']);
});

test('R-2360: more contrast gives grey text the ink of the theme that it stands in', async () => {
  await emulate({ features: [{ name: 'prefers-contrast', value: 'more' }] });
  await render(
    inProvider(
      <div style={style}>
        <Text variant="hint">Hint</Text>
      </div>,
      'light',
    ),
  );
  expect(drawn(getComputedStyle(document.querySelector('[data-credence="text"]') as Element).color)).toBe('#14213d');
});

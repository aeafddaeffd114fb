import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { type Probe, rootSelector, type Specimen } from './specimen.js';
import { ofKind, specimens } from './specimens.js';

failOnConsole();

const show = (element: ReactElement) => render(<CredenceProvider>{element}</CredenceProvider>);
const rootOf = (name: string, specimen: Specimen) => document.querySelector(rootSelector(name, specimen));

/** All props that the contract passes, and the element assigned to the ref. */
function probe() {
  const held: { element: Element | null } = { element: null };
  const props: Probe = {
    ref: (element) => {
      if (element) held.element = element;
    },
    className: 'mine',
    style: { outlineOffset: '7px' },
    id: 'mine-id',
    'data-probe': 'mine-data',
    'data-testid': 'mine-test',
    'aria-details': 'mine-aria',
  };
  return { held, props };
}

/** Which of the probe's marks an element has. */
const marks = (element: Element | null) =>
  element && {
    className: element.classList.contains('mine'),
    style: (element as HTMLElement).style.outlineOffset === '7px',
    data: element.getAttribute('data-probe') === 'mine-data' && element.getAttribute('data-testid') === 'mine-test',
    id: element.id === 'mine-id',
    aria: element.getAttribute('aria-details') === 'mine-aria',
  };

test.each(ofKind('plain', 'overlay'))(
  'C3: ref, class, style, id, data and aria attributes of %s land on its root',
  async (name, specimen) => {
    const { held, props } = probe();
    await show(specimen.render(props));
    const root = rootOf(name, specimen);
    expect(root, rootSelector(name, specimen)).not.toBeNull();
    expect(held.element).toBe(root);
    expect(marks(root)).toEqual({ className: true, style: true, data: true, id: true, aria: true });
  },
);

test.each(ofKind('field'))(
  'C3: ref, id and aria attributes of %s land on its control; class, style and data attributes on its root',
  async (name, specimen) => {
    const { held, props } = probe();
    await show(specimen.render(props));
    const root = rootOf(name, specimen);
    const control = root?.querySelector('input, textarea, select') ?? null;
    expect(held.element).toBe(control);
    expect(marks(control)).toMatchObject({ className: false, style: false, data: false, id: true, aria: true });
    expect(marks(root)).toMatchObject({ className: true, style: true, data: true, id: false, aria: false });
  },
);

test.each(ofKind('plain', 'overlay', 'field'))('C3: %s renders one root', async (name, specimen) => {
  await show(specimen.render({}));
  const roots = document.querySelectorAll(rootSelector(name, specimen));
  expect(roots).toHaveLength(1);
});

test.each(specimens.filter(([, { asChild }]) => asChild))(
  'C4: %s gives its look to the one child, and what it is handed with it',
  async (name, specimen) => {
    const { held, props } = probe();
    await show(specimen.render({ ...props, asChild: true }));
    const root = rootOf(name, specimen);
    expect(root?.tagName).toBe('A');
    expect(root?.getAttribute('href')).toBe('#elsewhere');
    expect(held.element).toBe(root);
    expect(marks(root)).toEqual({ className: true, style: true, data: true, id: true, aria: true });
  },
);

test('C4: the names of all parts are those on record', async () => {
  const slots: string[] = [];
  for (const [name, specimen] of ofKind('plain', 'overlay', 'field')) {
    const { unmount } = await show(specimen.render({}));
    const own = rootOf(name, specimen);
    const names = [...(own?.querySelectorAll('[data-slot]') ?? [])].map((part) => part.getAttribute('data-slot') ?? '');
    slots.push(`${name}: ${[...new Set(names)].sort().join(' ')}`);
    await unmount();
  }
  await expect(`${slots.sort().join('\n')}\n`).toMatchFileSnapshot('slots.txt');
});

test.each(specimens)('%s creates no duplicate ids', async (_, specimen) => {
  await show(
    <>
      {specimen.render({})}
      {specimen.kind === 'overlay' ? null : specimen.render({})}
    </>,
  );
  // The page's main part is the only element with a fixed id.
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id !== 'content');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, inject, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, Pagination, Text, TextField } from '../../../../src/index.js';
import { dialogLabels, paginationLabels } from '../../../../src/labels/english.js';
import { germanLabels } from '../../../../src/labels/german.js';
import { contrastRatio, parseRgb } from '../../../../stories/docs/contrast.js';
import { pageSheet } from '../../pageSheet.js';
import { keepPromises } from '../keepPromises.js';
import kind from './controls.js';
import { served } from './served.js';

const { range, pages, next } = paginationLabels;
const hosts: HTMLElement[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
  Reflect.deleteProperty(globalThis, '__webpack_nonce__');
});

const host = () => {
  const made = document.body.appendChild(document.createElement('div'));
  hosts.push(made);
  return made;
};
const colour = (element: Element) => getComputedStyle(element).color;
const swiss = (value: number) => value.toLocaleString('de-CH');
const contrastOf = (one: string, other: string) => contrastRatio(parseRgb(one)!, parseRgb(other)!);
const many = <Pagination total={12_345} defaultPageSize={1000} />;
const isSaid = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const ids = (root: Element) => [...root.querySelectorAll('[id]')].map(({ id }) => id);

/**
 * Renders as a server does. Here is a window, before which React 18 warns of layout effects; that nothing is said
 * without one, and that a stream is the same, is tested in server.test.ts.
 */
function serve(element: ReactNode = served) {
  const { error } = console;
  console.error = () => {};
  const markup = renderToString(element);
  console.error = error;
  return markup;
}

/** Puts markup of a server on the page and takes it over. */
async function takeOver(markup: string, element: ReactNode) {
  const container = host();
  container.append(document.createRange().createContextualFragment(markup));
  const before = { first: container.firstElementChild, ids: ids(container) };
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, element, { onRecoverableError });
  await new Promise((resolve) => setTimeout(resolve, 30));
  return { container, before, onRecoverableError, unmount: () => root.unmount() };
}

keepPromises('R-2315', kind, {
  'on-a-server': ({ around }) => {
    const markup = serve();
    for (const part of ['probability-question"', 'aria-label="Seiten"', '12.345', 'data-credence-theme="dark"'])
      expect(markup).toContain(part);
    expect(serve(around('Words', { locale: 'de' }))).toBe('Words');
    return Promise.resolve();
  },
  'taken-over': async () => {
    const { container, before, onRecoverableError, unmount } = await takeOver(serve(), served);
    expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
    expect(container.firstElementChild).toBe(before.first);
    unmount();
  },
  'same-ids': async () => {
    const { container, before, unmount } = await takeOver(serve(), served);
    const after = ids(container);
    expect(before.ids.length).toBeGreaterThan(2);
    expect(after.filter((id) => before.ids.includes(id))).toEqual(before.ids);
    expect(new Set(after).size).toBe(after.length);
    unmount();
  },
  'no-box': async ({ around }) => {
    const { container, rerender } = await render(<>{around('Words')}</>);
    expect(container.innerHTML).toBe('Words');
    await rerender(<>{around('Words', { theme: 'dark', surface: false })}</>);
    expect([container.childElementCount, container.textContent]).toEqual([1, 'Words']);
    expect(getComputedStyle(container.firstElementChild!).display).toBe('contents');
  },
  'words-by-string': async ({ around }) => {
    const inner = around(many, { labels: { pagination: { next: 'Weiter' } } });
    await render(
      around([<div key="in">{inner}</div>, <div key="out">{many}</div>], {
        labels: { pagination: { pages: 'Seiten' } },
      }),
    );
    const [one, other] = page.getByRole('navigation', { name: 'Seiten' }).elements();
    expect(page.elementLocator(one!).getByRole('button', { name: 'Weiter' }).elements()).toHaveLength(1);
    expect(page.elementLocator(other!).getByRole('button', { name: next }).elements()).toHaveLength(1);
  },
  'language-inherited': async ({ around }) => {
    await render(
      around([<div key="in">{around(many)}</div>, <div key="fr">{around(many, { labels: { locale: 'en' } })}</div>], {
        labels: { locale: 'de' },
      }),
    );
    await isSaid(range('1', '1.000', '12.345'));
    await isSaid(range('1', '1,000', '12,345'));
  },
  // R-3654
  'language-of-labels': async ({ around }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = await render(around(many, { labels: germanLabels }));
    await isSaid(germanLabels.pagination.range('1', '1.000', '12.345'));
    await rerender(around(many, { labels: germanLabels, locale: 'de-CH' }));
    await isSaid(germanLabels.pagination.range('1', swiss(1000), swiss(12_345)));
    await rerender(around(many, { labels: { locale: 'de' } }));
    await isSaid(range('1', '1.000', '12.345'));
    expect(warn).not.toHaveBeenCalled();
    await rerender(around(many, { labels: germanLabels, locale: 'es' }));
    await rerender(around(many, { locale: 'es' }));
    await rerender(around(many));
    await rerender(around(many, { locale: 'es' }));
    expect(warn.mock.calls.map(([text]) => /in "(\w+)", the words in "(\w+)"/.exec(String(text))?.slice(1))).toEqual([
      ['es', 'de'],
      ['es', 'en'],
    ]);
  },
  'theme-ground': async ({ around }) => {
    for (const theme of ['dark', 'light'] as const) {
      const { container, unmount } = await render(
        <div
          style={{ colorScheme: theme === 'dark' ? 'light' : 'dark', background: theme === 'dark' ? 'white' : 'black' }}
        >
          {around(<>Words of the page {<Text>Words of the kit</Text>}</>, { theme })}
        </div>,
      );
      const part = container.querySelector('[data-credence-theme]')!;
      const { backgroundColor } = getComputedStyle(part);
      for (const element of [part, page.getByText('Words of the kit').element()])
        expect(contrastOf(colour(element), backgroundColor)).toBeGreaterThan(7);
      await unmount();
    }
  },
  'theme-inherited': async ({ around }) => {
    const text = (words: string) => <Text>{words}</Text>;
    await render(
      around(
        <>
          {text('Outside')}
          {around(text('Inherits'))}
          {around(around(text('Dark')), { theme: 'dark' })}
        </>,
        { theme: 'light' },
      ),
    );
    const [outside, inherits, dark] = ['Outside', 'Inherits', 'Dark'].map((each) =>
      colour(page.getByText(each).element()),
    );
    expect(inherits).toBe(outside);
    expect(dark).not.toBe(outside);
  },
  'changes-reach-all': async ({ around }) => {
    const content = [<TextField key="name" label="Name" />, <div key="pages">{many}</div>];
    const { rerender } = await render(around(content, { theme: 'light' }));
    const field = page.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ann');
    const light = colour(field.element());
    await rerender(around(content, { theme: 'dark', locale: 'de', labels: { pagination: { pages: 'Seiten' } } }));
    await expect.element(page.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
    await isSaid(range('1', '1.000', '12.345'));
    expect(colour(field.element())).not.toBe(light);
    await rerender(around(content));
    await expect.element(page.getByRole('navigation', { name: pages })).toBeVisible();
    await expect.element(field).toHaveValue('Ann');
    expect([colour(field.element()), document.activeElement]).toEqual([light, field.element()]);
  },
  'two-roots': async ({ around }) => {
    const [one, other] = [host(), host()];
    const roots = [createRoot(one), createRoot(other)];
    roots[0]!.render(
      <StrictMode>{around(<div>{many}</div>, { theme: 'light', labels: { locale: 'de' } })}</StrictMode>,
    );
    roots[1]!.render(<StrictMode>{around(<Text>One</Text>, { theme: 'dark' })}</StrictMode>);
    await isSaid(range('1', '1.000', '12.345'));
    await isSaid('One');
    const shown = () => getComputedStyle(other.querySelector('[data-credence="text"]')!);
    const before = [shown().color, shown().fontFamily, shown().getPropertyValue('--credence-paper')];
    roots[0]!.unmount();
    await expect.poll(() => one.childElementCount).toBe(0);
    expect([shown().color, shown().fontFamily, shown().getPropertyValue('--credence-paper')]).toEqual(before);
    expect(before[2]).not.toBe('');
    roots[1]!.unmount();
  },
  'nonce-on-styles': async ({ around }) => {
    const before = new Set(document.querySelectorAll('style'));
    await render(around(<Dialog open onOpenChange={() => {}} title="Title" />, { nonce: 'bm9uY2U' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const brought = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
    expect(brought.length).toBeGreaterThan(0);
    expect(brought.filter(({ nonce }) => nonce !== 'bm9uY2U')).toEqual([]);
  },
  'portal-container': async ({ around }) => {
    const portalContainer = host();
    const dialog = <Dialog open onOpenChange={() => {}} title="Title" />;
    const labels = { dialog: { close: 'Schließen' } };
    const { rerender } = await render(around(dialog, { portalContainer, labels, theme: 'dark' }));
    await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
    const sheet = portalContainer.querySelector('[role="dialog"]');
    expect(sheet).not.toBeNull();
    const dark = colour(sheet!);
    await rerender(around(dialog, { portalContainer, theme: 'light' }));
    await expect.element(page.getByRole('button', { name: dialogLabels.close })).toBeVisible();
    expect(colour(portalContainer.querySelector('[role="dialog"]')!)).not.toBe(dark);
    await rerender(around(null));
  },
  'own-root': async ({ around }) => {
    const shadow = host().attachShadow({ mode: 'open' });
    const before = document.querySelectorAll('style').length;
    if (inject('styles') === 'sheets') shadow.adoptedStyleSheets = [pageSheet()];
    const root = createRoot(shadow);
    root.render(around(<Text>Inside</Text>, { styleTarget: shadow, theme: 'dark' }));
    await expect.poll(() => shadow.querySelector('[data-credence="text"]')).not.toBeNull();
    const text = getComputedStyle(shadow.querySelector('[data-credence="text"]')!);
    expect([text.boxSizing, text.getPropertyValue('--credence-ink') === '']).toEqual(['border-box', false]);
    expect(document.querySelectorAll('style')).toHaveLength(before);
    root.unmount();
  },
});

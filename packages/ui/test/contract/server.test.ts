import { createElement } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { later } from '../../src/foundations/later/later.js';
import { CredenceProvider, ProbabilitySlider } from '../../src/index.js';
import { served } from './promises/provider/served.js';
import { specimens } from './specimens.js';

// The specimens' gestures need a browser; here they are only rendered.
vi.mock('vitest/browser', () => ({ page: {}, userEvent: {} }));

test('there is no window here', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
});

test.each(specimens)('C12, R-2713: %s renders on a server, its drawings with a size', (_, specimen) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const markup = renderToString(createElement(CredenceProvider, null, specimen.render({})));
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
  // Until the styles arrive, a drawing without a size is as wide as the page.
  for (const [drawing] of markup.matchAll(/<svg [^>]*>/g)) expect(drawing).toMatch(/ width=".* height="/);
  if (specimen.kind === 'plain' || specimen.kind === 'field') expect(markup).toMatch(/data-credence="/);
});

test('R-2329: a slider with an exact share has its fine line on a server, whole', async () => {
  const slider = createElement(ProbabilitySlider, {
    label: 'present?',
    precision: 'exact',
    defaultValue: { ppm: 2_000 },
  });
  // It is loaded together with the kit, a moment later.
  await expect.poll(() => renderToString(slider)).toContain('data-slot="fine-said"');
  const markup = renderToString(slider);
  expect(markup).toContain('20 in 10,000');
  expect(markup).not.toContain('<template');
});

test('R-3194: a part that a server cannot load is an error of the page that draws it, and not of the process', async () => {
  const Part = later<object>(
    () => Promise.reject(new Error('The file is gone.')),
    () => null,
  );
  await new Promise(setImmediate);
  const said = await new Promise((onError) => {
    renderToPipeableStream(createElement(Part), { onError });
  });
  expect(String(said)).toContain('The file is gone.');
});

test('R-2315: without a window a page is streamed as it is rendered to text, and nothing is said in the console', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const whole = new PassThrough();
  const { pipe } = renderToPipeableStream(served, { onAllReady: () => pipe(whole) });
  // A stream marks where it may be torn.
  const streamed = (await text(whole)).replaceAll(/<!--\/?\$-->/g, '');
  expect(streamed).toContain('12.345');
  expect(streamed).toBe(renderToString(served).replaceAll(/<!--\/?\$-->/g, ''));
  for (const each of said) expect(each.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../../../src/index.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import kind from './controls.js';

async function show(control: ControlOfKind, props: Readonly<Record<string, unknown>> = {}) {
  const element = (given: typeof props) => <CredenceProvider>{control.render(given)}</CredenceProvider>;
  const { rerender } = await render(element(props));
  const bar = page.getByRole('progressbar').element();
  const said = () => ['aria-valuenow', 'aria-valuetext'].map((name) => bar.getAttribute(name));
  /** How much of the track is filled, in percent, as it is drawn. */
  const drawn = () => {
    const fill = bar.firstElementChild!.getBoundingClientRect();
    return Math.round((fill.width / bar.getBoundingClientRect().width) * 100);
  };
  return { bar, said, drawn, again: (given: typeof props) => rerender(element(given)) };
}

keepPromises('R-2312', kind, {
  'named-value': async (control) => {
    const { bar, said } = await show(control, { value: 37.6 });
    await expect.element(page.getByRole('progressbar', { name: 'Answered' })).toBeVisible();
    expect([bar.ariaValueMin, bar.ariaValueMax, said()[0]]).toEqual(['0', '100', '38']);
  },
  'told-in-words': async (control) => {
    const { said } = await show(control, { valueText: '38 % completed' });
    expect(said()).toEqual(['38', '38 % completed']);
  },
  'inside-its-ends': async (control) => {
    const { said, drawn, again } = await show(control, { value: -5 });
    await expect.poll(drawn).toBe(0);
    expect(said()[0]).toBe('0');
    await again({ value: 140 });
    await expect.poll(drawn).toBe(100);
    expect(said()[0]).toBe('100');
  },
  'no-number': async (control) => {
    const { bar, said } = await show(control, { value: Number.NaN });
    expect([said()[0], bar.outerHTML.includes('NaN')]).toEqual(['0', false]);
  },
  'follows-its-value': async (control) => {
    const { said, drawn, again } = await show(control, { value: 80 });
    await again({ value: 20 });
    expect(said()[0]).toBe('20');
    await expect.poll(drawn).toBe(20);
  },
  'never-a-stop': async (control) => {
    const { bar } = await show(control);
    await userEvent.tab();
    expect(bar.contains(document.activeElement)).toBe(false);
    expect(bar.querySelectorAll('[tabindex], button, input, a')).toHaveLength(0);
  },
});

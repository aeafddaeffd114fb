import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { rootSelector, type Specimen, type StateOfSpecimen } from './specimen.js';
import { specimens } from './specimens.js';

failOnConsole();

const onChange = vi.fn();
const onCommit = vi.fn();
beforeEach(() => {
  onChange.mockClear();
  onCommit.mockClear();
});

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function show(name: string, specimen: Specimen, state: StateOfSpecimen) {
  const element = (held: Record<string, unknown>) => (
    <StrictMode>
      <CredenceProvider>
        {specimen.render({
          ...state.props,
          [state.onChange ?? `on${upper(state.prop)}Change`]: onChange,
          ...(state.onCommit ? { [state.onCommit]: onCommit } : {}),
          ...held,
        })}
        <button type="button" data-testid="elsewhere">
          Elsewhere
        </button>
      </CredenceProvider>
    </StrictMode>
  );
  const root = () => document.querySelector(rootSelector(name, specimen)) as Element;
  return {
    root,
    mount: async (held: Record<string, unknown>) => {
      const { rerender } = await render(element(held));
      return { again: (other: Record<string, unknown>) => rerender(element(other)) };
    },
    shown: () => state.shown(root()),
    gesture: () => state.gesture(root()),
  };
}

const stateful = specimens.flatMap(([name, specimen]) =>
  (specimen.states ?? []).map((state) => [`${name}, ${state.prop}`, name, specimen, state] as const),
);

test('all stateful components are covered', () => {
  expect(stateful.length).toBeGreaterThanOrEqual(13);
});

describe.each(stateful)('C2: %s', (_, name, specimen, state) => {
  const { prop, from, to } = state;
  const byDefault = { [`default${upper(prop)}`]: from };
  const held = { [prop]: from };
  const itself = test.skipIf(state.parentHolds !== undefined);

  itself('1 begins with its default', async () => {
    const it = show(name, specimen, state);
    await it.mount(byDefault);
    expect(it.shown()).toEqual(from);
  });

  itself('2 holds what a gesture makes of it', async () => {
    const it = show(name, specimen, state);
    await it.mount(byDefault);
    await it.gesture();
    await expect.poll(it.shown).toEqual(to);
  });

  itself('3 keeps what it holds when its default changes later', async () => {
    const it = show(name, specimen, state);
    const { again } = await it.mount(byDefault);
    await again({ [`default${upper(prop)}`]: to });
    expect(it.shown()).toEqual(from);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('4 shows the controlled value', async () => {
    const it = show(name, specimen, state);
    await it.mount(held);
    expect(it.shown()).toEqual(from);
  });

  test('5 does not change if a controlling parent refuses', async () => {
    const it = show(name, specimen, state);
    await it.mount(held);
    await it.gesture();
    expect(onChange).toHaveBeenCalled();
    // After everything has settled: an input may show the typed text until it renders again.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(it.shown()).toEqual(from);
  });

  test('6 follows a parent that accepts the change', async () => {
    const it = show(name, specimen, state);
    const { again } = await it.mount(held);
    await it.gesture();
    await again({ [prop]: onChange.mock.lastCall?.[0] });
    expect(it.shown()).toEqual(to);
  });

  test('7 follows a parent that changes it, without reporting that', async () => {
    const it = show(name, specimen, state);
    const { again } = await it.mount(held);
    await again({ [prop]: to });
    expect(it.shown()).toEqual(to);
    expect(onChange).not.toHaveBeenCalled();
    expect(onCommit).not.toHaveBeenCalled();
  });

  test('8 reports nothing when rendered, even twice', async () => {
    const it = show(name, specimen, state);
    const { again } = await it.mount(held);
    await again(held);
    expect(onChange).not.toHaveBeenCalled();
    expect(onCommit).not.toHaveBeenCalled();
  });

  test('9 reports a change once, with the new value', async () => {
    const it = show(name, specimen, state);
    await it.mount(held);
    await it.gesture();
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.lastCall?.[0]).toEqual(to);
  });

  test('10 reports the reason for a change and its event', async () => {
    const it = show(name, specimen, state);
    await it.mount(held);
    await it.gesture();
    const details = onChange.mock.lastCall?.[1] as { reason?: unknown; event?: unknown } | undefined;
    expect(details?.reason).toBe(state.reason);
    expect(details?.event).toBeInstanceOf(Event);
  });

  const commits = test.runIf(state.onCommit !== undefined);

  commits('11 tells the end of a gesture once', async () => {
    const it = show(name, specimen, state);
    await it.mount(byDefault);
    await it.gesture();
    await userEvent.click(document.querySelector('[data-testid="elsewhere"]') as Element);
    expect(onCommit).toHaveBeenCalledOnce();
    expect(onCommit.mock.lastCall?.[0]).toEqual(to);
    expect(onCommit.mock.lastCall?.[1]).toMatchObject({ reason: state.reason });
  });

  commits('12 tells no end where nothing was changed', async () => {
    const it = show(name, specimen, state);
    await it.mount(byDefault);
    it.root().querySelector<HTMLElement>('input')?.focus();
    await userEvent.click(document.querySelector('[data-testid="elsewhere"]') as Element);
    expect(onChange).not.toHaveBeenCalled();
    expect(onCommit).not.toHaveBeenCalled();
  });
});

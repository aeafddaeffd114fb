import { type ChangeEvent, type ReactElement, useState } from 'react';
import { describe, expect, inject, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { type FormOfSpecimen, rootSelector, type Specimen } from './specimen.js';
import { specimens } from './specimens.js';

failOnConsole();

const fields = specimens.flatMap(([name, specimen]) =>
  specimen.form ? [[name, specimen, specimen.form] as const] : [],
);

test('all form components are covered', () => {
  expect(fields.length).toBeGreaterThanOrEqual(7);
});

const hasActions = inject('react') !== '18';

async function showForm(name: string, specimen: Specimen, field: ReactElement) {
  const act = hasActions ? () => Promise.resolve() : undefined;
  await render(
    <CredenceProvider>
      <form id="own" action={act} noValidate>
        <fieldset>{field}</fieldset>
        <button type="reset">Reset</button>
      </form>
    </CredenceProvider>,
  );
  const root = () => document.querySelector(rootSelector(name, specimen)) as Element;
  const form = document.querySelector('form') as HTMLFormElement;
  /** Resets the form, by its button or as React does after an action, and waits until every control has seen it. */
  const reset = async (by: 'button' | 'action') => {
    const seen = new Promise((resolve) => form.addEventListener('reset', resolve, { once: true }));
    if (by === 'action') form.requestSubmit();
    else form.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
    await seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { form, root, reset };
}

async function show(name: string, specimen: Specimen, { props, name: field, gesture }: FormOfSpecimen) {
  const { form, root: find } = await showForm(name, specimen, specimen.render({ ...props }));
  const root = find();
  return { form, sent: () => new FormData(form).getAll(field).map(String), gesture: () => gesture(root), root };
}

describe.each(fields)('C13: %s in a form', (name, specimen, form) => {
  test('submits its value under its name', async () => {
    const it = await show(name, specimen, form);
    expect(it.sent()).toEqual(form.from);
    await it.gesture();
    await expect.poll(it.sent).toEqual(form.to);
  });

  test('returns to its default when the form is reset', async () => {
    const it = await show(name, specimen, form);
    await it.gesture();
    it.form.reset();
    await expect.poll(it.sent).toEqual(form.from);
    // The next gesture starts from there, not from the previous state.
    await it.gesture();
    await expect.poll(it.sent).toEqual(form.to);
  });

  // React resets a form after each of its actions, since it has actions.
  const resets = ['button', 'action'] as const;
  const held = resets.flatMap((by) => (specimen.states ?? []).map((state) => ({ by, state, prop: state.prop })));

  test.for(held)(
    'R-2351, R-3550: keeps the $prop that its parent holds, after $by',
    async ({ by, state }, { skip }) => {
      skip(by === 'action' && !hasActions, 'React 18 has no actions.');
      const { prop, to, shown, onChange = `on${prop.charAt(0).toUpperCase()}${prop.slice(1)}Change` } = state;
      const reasons: string[] = [];
      function Parent() {
        const [value, hold] = useState(state.from);
        const take = (next: unknown, { reason }: { reason: string }) => {
          hold(next);
          reasons.push(reason);
        };
        return specimen.render({ ...state.props, name: form.name, [prop]: value, [onChange]: take });
      }
      const it = await showForm(name, specimen, <Parent />);
      await state.gesture(it.root());
      await expect.poll(() => shown(it.root())).toEqual(to);
      const before = [...new FormData(it.form)];
      await it.reset(by);
      expect({ shown: shown(it.root()), sent: [...new FormData(it.form)], reasons }).toEqual({
        shown: to,
        sent: before,
        reasons: [state.reason],
      });
    },
  );

  test.skipIf(specimen.states).for(resets)(
    'R-2351, R-3550: keeps the text of its parent, after %s',
    async (by, { skip }) => {
      skip(by === 'action' && !hasActions, 'React 18 has no actions.');
      function Parent() {
        const [value, hold] = useState(form.from[0]);
        const take = ({ target }: ChangeEvent<HTMLInputElement>) => hold(target.value);
        return specimen.render({ name: form.name, value, onChange: take });
      }
      const it = await showForm(name, specimen, <Parent />);
      await form.gesture(it.root());
      await it.reset(by);
      expect(new FormData(it.form).getAll(form.name)).toEqual(form.to);
    },
  );

  test('submits nothing in a disabled fieldset, and cannot be used', async () => {
    const it = await show(name, specimen, form);
    it.form.querySelector('fieldset')!.disabled = true;
    expect(it.sent()).toEqual([]);
    const controls = it.root.querySelectorAll('input, textarea, select, button');
    const usable = [it.root, ...controls].filter((each) => each.matches('input, textarea, select, button'));
    expect(usable.length).toBeGreaterThan(0);
    expect(usable.filter((each) => !each.matches(':disabled'))).toEqual([]);
  });

  test('belongs to the form named by its form attribute', async () => {
    await render(
      <CredenceProvider>
        <form id="elsewhere" />
        {specimen.render({ ...form.props, form: 'elsewhere' })}
      </CredenceProvider>,
    );
    const elsewhere = document.querySelector('form') as HTMLFormElement;
    expect(new FormData(elsewhere).getAll(form.name).map(String)).toEqual(form.from);
  });
});

import { type ChangeEvent, type ReactElement, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { type FormOfSpecimen, hyphened, type Specimen } from './specimen.js';
import { specimens } from './specimens.js';

failOnConsole();

const fields = specimens.flatMap(([name, specimen]) =>
  specimen.form ? [[name, specimen, specimen.form] as const] : [],
);

test('all form components are covered', () => {
  expect(fields.length).toBeGreaterThanOrEqual(7);
});

async function showForm(name: string, specimen: Specimen, field: ReactElement) {
  await render(
    <CredenceProvider>
      <form id="own">
        <fieldset>{field}</fieldset>
        <button type="reset">Reset</button>
      </form>
    </CredenceProvider>,
  );
  const root = () => document.querySelector(`[data-credence="${specimen.root ?? hyphened(name)}"]`) as Element;
  return { form: document.querySelector('form') as HTMLFormElement, root };
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

  const state = specimen.states?.[0];
  test.runIf(state)('R-2351: returns, without a default, to the value that its parent first gave it', async () => {
    const { prop, from, to, shown, onChange = `on${prop.charAt(0).toUpperCase()}${prop.slice(1)}Change` } = state!;
    const reasons: string[] = [];
    function Parent() {
      const [held, hold] = useState(from);
      const take = (next: unknown, details: { reason: string }) => {
        hold(next);
        reasons.push(details.reason);
      };
      return specimen.render({ ...state!.props, name: form.name, [prop]: held, [onChange]: take });
    }
    const it = await showForm(name, specimen, <Parent />);
    await state!.gesture(it.root());
    await expect.poll(() => shown(it.root())).toEqual(to);
    it.form.reset();
    await expect.poll(() => reasons).toEqual([state!.reason, 'reset']);
    expect(shown(it.root())).toEqual(from);
  });

  test.skipIf(state)('R-2351: shows what its parent holds after a reset too', async () => {
    function Parent() {
      const [held, hold] = useState(form.from[0]);
      const take = ({ target }: ChangeEvent<HTMLInputElement>) => hold(target.value);
      return specimen.render({ name: form.name, value: held, onChange: take });
    }
    const it = await showForm(name, specimen, <Parent />);
    await form.gesture(it.root());
    it.form.reset();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(new FormData(it.form).getAll(form.name)).toEqual(form.to);
  });

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

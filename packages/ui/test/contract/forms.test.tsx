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

async function show(name: string, specimen: Specimen, { props, name: field, gesture }: FormOfSpecimen) {
  await render(
    <CredenceProvider>
      <form id="own">
        <fieldset>{specimen.render({ ...props })}</fieldset>
        <button type="reset">Reset</button>
      </form>
    </CredenceProvider>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const root = document.querySelector(`[data-credence="${specimen.root ?? hyphened(name)}"]`) as Element;
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

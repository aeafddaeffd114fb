import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileDropLabels as words } from '../../../../src/labels/english.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import kind from './controls.js';

const file = (name: string) => new File(['<smile/>'], name);
const [larynx, asia] = [file('larynx.xdsl'), file('asia.xml')];

/** What a browser sends while something is dragged over an element, or dropped on it. */
function drag(type: 'dragenter' | 'dragover' | 'drop', target: Element, dragged: readonly (File | string)[]) {
  const dataTransfer = new DataTransfer();
  for (const each of dragged) {
    if (typeof each === 'string') dataTransfer.setData('text/plain', each);
    else dataTransfer.items.add(each);
  }
  const event = new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

async function show(control: ControlOfKind, props: GivenProps = {}) {
  const onFileChange = vi.fn();
  const given = { onFileChange, ...props };
  const shown = await showInForm(control, given);
  const input = document.querySelector<HTMLInputElement>('[data-slot="input"]')!;
  return {
    ...shown,
    input,
    zone: document.querySelector('[data-slot="zone"]')!,
    isLit: () => document.querySelector('[data-over]') !== null,
    choose: (chosen: File) => userEvent.upload(input, chosen),
    named: () => document.querySelector('bdi')?.textContent,
    remove: (name: string) => page.getByRole('button', { name: words.remove(name) }),
    told: () => onFileChange.mock.calls.map(([next, { reason }]) => [(next as File | null)?.name, reason] as unknown),
    sent: () => shown.data('network').map((each) => (each as File).name),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
  };
}

keepPromises('R-2313', kind, {
  'native-input': async (control) => {
    const it = await show(control, { hint: 'Nobody else sees it.' });
    await it.leave();
    await userEvent.tab();
    expect([document.activeElement, it.input.type]).toEqual([it.input, 'file']);
    await expect
      .element(page.getByLabelText(`${words.prompt} ${words.choose}`))
      .toHaveAccessibleDescription('Nobody else sees it.');
    await it.again({ prompt: 'Drop an XDSL file here, or', hint: undefined });
    await expect
      .element(page.getByLabelText(`Drop an XDSL file here, or ${words.choose}`))
      .not.toHaveAccessibleDescription();
  },
  'shows-what-is-chosen': async (control) => {
    const it = await show(control);
    const name = `<img onerror=1> ‮شبكة ${'long '.repeat(30)}.xdsl`;
    await it.choose(file(name));
    expect([it.named(), it.told()]).toEqual([name, [[name, 'choose']]]);
    await expect.element(page.getByText('8 bytes')).toBeVisible();
  },
  'taken-back': async (control) => {
    const it = await show(control);
    await it.choose(larynx);
    await it.remove(larynx.name).click();
    expect([it.named(), it.sent(), document.activeElement]).toEqual([undefined, [''], it.input]);
    await it.choose(larynx);
    expect(it.told()).toEqual([
      [larynx.name, 'choose'],
      [undefined, 'remove'],
      [larynx.name, 'choose'],
    ]);
  },
  'one-or-none': async (control) => {
    const it = await show(control, { defaultFile: asia });
    expect(drag('drop', it.input, [larynx, asia]).defaultPrevented).toBe(true);
    await expect.element(page.getByText(words.onlyOne).first()).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(words.onlyOne);
    const described = page.getByLabelText(`${words.prompt} ${words.choose}`);
    await expect.element(described).toHaveAccessibleDescription(words.onlyOne);
    expect([it.named(), it.sent(), it.told()]).toEqual([asia.name, [asia.name], []]);
    await it.choose(larynx);
    await expect.poll(() => page.getByText(words.onlyOne).elements()).toEqual([]);
    expect(it.told()).toEqual([[larynx.name, 'choose']]);
  },
  'beside-it': async (control) => {
    const it = await show(control);
    const other = document.createElement('input');
    other.type = 'file';
    it.form.append(other);
    for (const type of ['dragover', 'drop'] as const) {
      expect(drag(type, document.body, [larynx]).defaultPrevented).toBe(true);
      expect(drag(type, document.body, ['some text']).defaultPrevented).toBe(false);
      expect(drag(type, it.input, [larynx]).defaultPrevented).toBe(false);
      expect(drag(type, other, [larynx]).defaultPrevented).toBe(false);
    }
    await it.takeAway();
    expect(drag('drop', document.body, [larynx]).defaultPrevented).toBe(false);
    other.remove();
  },
  'lit-for-files': async (control) => {
    const it = await show(control);
    const lit = async (...dragged: (File | string)[]) => {
      drag('dragenter', it.zone, dragged);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return it.isLit();
    };
    expect(await lit('some text')).toBe(false);
    expect(await lit(larynx)).toBe(true);
    it.form.querySelector('fieldset')!.disabled = true;
    expect(await lit(larynx)).toBe(false);
    it.form.querySelector('fieldset')!.disabled = false;
    await it.again({ disabled: true });
    expect(await lit(larynx)).toBe(false);
  },
  'sends-what-is-shown': async (control) => {
    const it = await show(control, { required: true });
    it.form.requestSubmit();
    expect([it.sends(), it.input.validity.valueMissing]).toEqual([0, true]);
    await it.again({ required: true, file: larynx });
    expect(it.sent()).toEqual([larynx.name]);
    await it.send();
    await expect.poll(it.sends).toBe(1);
  },
  disabled: async (control) => {
    const onFilesAdd = vi.fn();
    const it = await show(control, { disabled: true, onFilesAdd });
    const cannotBeUsed = async () => {
      it.input.focus();
      expect(drag('drop', it.zone, [larynx]).defaultPrevented).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([document.activeElement === it.input, it.sent(), onFilesAdd.mock.calls]).toEqual([false, [], []]);
    };
    await cannotBeUsed();
    await it.again({ disabled: false, onFilesAdd });
    it.form.querySelector('fieldset')!.disabled = true;
    await cannotBeUsed();
  },
  'parent-decides': async (control) => {
    const it = await show(control, { file: asia });
    await it.choose(larynx);
    await expect.poll(it.sent).toEqual([asia.name]);
    expect([it.named(), it.told()]).toEqual([asia.name, [[larynx.name, 'choose']]]);
    await it.again({ file: null });
    expect([it.named(), it.sent(), it.told().length]).toEqual([undefined, [''], 1]);
  },
  reset: async (control) => {
    const it = await show(control, { defaultFile: asia });
    await it.choose(larynx);
    it.form.reset();
    await expect.poll(it.sent).toEqual([asia.name]);
    expect([it.named(), it.told().at(-1)]).toEqual([asia.name, [asia.name, 'reset']]);
  },
  'several-and-folders': async (control) => {
    const onFilesAdd = vi.fn();
    const it = await show(control, { onFilesAdd });
    await userEvent.upload(it.input, [larynx, asia]);
    drag('drop', it.zone, [asia, larynx]);
    drag('drop', it.zone, ['some text']);
    await expect.poll(() => onFilesAdd.mock.calls.length).toBe(2);
    const names = onFilesAdd.mock.calls.map(
      ([files, { reason }]) => [(files as File[]).map(({ name }) => name), reason] as unknown,
    );
    expect(names).toEqual([
      [[larynx.name, asia.name], 'choose'],
      [[asia.name, larynx.name], 'drop'],
    ]);
    await expect.element(page.getByRole('button', { name: words.chooseFolder })).toBeVisible();
  },
});

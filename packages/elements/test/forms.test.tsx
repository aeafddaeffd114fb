import { englishLabels, germanLabels } from '@credence/ui';
import { afterEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formPromises } from '../promises.js';
import { type Drawn, drawn, type ElementUnderTest, focused, html, keep, put, sent, shown } from './underTest.js';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const { required } = germanLabels.probabilitySlider;
const { selectBeforeDone } = germanLabels.combinationEditor;

const isUsable = (control: HTMLInputElement) =>
  ![String(control.disabled), control.ariaDisabled, control.ariaBusy].includes('true');
const answered = ({ key, answer }: ElementUnderTest) => ({ [key]: JSON.stringify(answer) });
const rangesOf = ({ shadowRoot }: Element) => [
  ...shadowRoot!.querySelectorAll<HTMLInputElement>('[data-slot="range"]'),
];
/** What is to be answered first. */
const asked = (element: Element) => rangesOf(element)[0] ?? element.shadowRoot!.querySelector('button');

keep(formPromises, {
  'sent-by-name': async (each) => {
    const { form, element } = await shown(each);
    expect(sent(form)).toEqual([]);
    element[each.key] = each.answer;
    expect(sent(form)).toEqual(each.sent);
    element.name = 'other';
    expect([sent(form), new FormData(form).getAll('other')]).toEqual([[], each.sent]);
    element.removeAttribute('name');
    expect([...new FormData(form)]).toEqual([]);
  },
  'any-form': async (each) => {
    const { form, element } = await shown(each, answered(each));
    expect(element.form).toBe(form);
    document.body.append(element);
    expect([element.form, sent(form)]).toEqual([null, []]);
    element.setAttribute('form', 'form');
    expect([element.form, sent(form)]).toEqual([form, each.sent]);
  },
  'own-label': async (each) => {
    const { form, element } = await shown(each, { id: 'asked' });
    form.insertAdjacentHTML('afterbegin', '<label for="asked">Your estimate</label>');
    expect([...element.labels].map((label) => label.textContent)).toEqual(['Your estimate']);
    await userEvent.click(page.getByText('Your estimate'));
    expect(focused()).toBe(asked(element));
  },
  'focus-is-no-answer': async (each) => {
    const { form, element } = await shown(each);
    element.focus();
    expect(focused()).toBe(asked(element));
    expect(sent(form)).toEqual([]);
    if (each.tag !== 'credence-question') return;
    element.values = [20, null];
    await expect.poll(() => (element.focus(), focused())).toBe(rangesOf(element)[1]);
  },
  'asks-for-the-missing': async (each) => {
    const form = put(`<div lang="de">${html(each, { name: 'answer', required: '' })}</div>`);
    const element = form.querySelector<Drawn>(each.tag)!;
    await drawn(element);
    const invalid = vi.fn();
    element.addEventListener('invalid', invalid);
    form.requestSubmit();
    expect(invalid).toHaveBeenCalledOnce();
    expect([element.validity.valueMissing, element.validationMessage]).toEqual([
      true,
      each.ranges.length > 0 ? required : selectBeforeDone,
    ]);
    expect(focused()).toBe(asked(element));
    if (each.tag === 'credence-question') {
      element.values = [20, null];
      // One answer is enough, where the other states follow.
      expect(form.checkValidity()).toBe(true);
      element.sumMode = 'independent';
      const [, second] = rangesOf(element);
      await expect.poll(() => (form.requestSubmit(), focused())).toBe(second);
      expect(form.checkValidity()).toBe(false);
    }
    element[each.key] = each.answer;
    expect([form.checkValidity(), element.validationMessage]).toEqual([true, '']);
  },
  'never-missing': async (each) => {
    const { form, element } = await shown(each, { required: '' });
    expect([element.willValidate, form.checkValidity()]).toEqual([true, false]);
    element.disabled = true;
    expect([element.willValidate, form.checkValidity()]).toEqual([false, true]);
    element.disabled = false;
    if (each.tag === 'credence-combinations') return;
    element.readOnly = true;
    expect([element.willValidate, form.checkValidity()]).toEqual([false, true]);
    element.readOnly = false;
    expect(form.checkValidity()).toBe(false);
    if (each.tag !== 'credence-question') return;
    element.standing = 'notMyField';
    expect(form.checkValidity()).toBe(true);
  },
  'own-validity': async (each) => {
    const { form, element } = await shown(each);
    expect([element.checkValidity(), element.validity.valid, element.validationMessage]).toEqual([true, true, '']);
    element.setCustomValidity('Ask a colleague.');
    expect([element.validity.customError, element.validationMessage]).toEqual([true, 'Ask a colleague.']);
    expect([element.checkValidity(), form.checkValidity()]).toEqual([false, false]);
    element.required = true;
    expect([element.validity.valueMissing, element.validationMessage]).toEqual([true, 'Ask a colleague.']);
    element.required = false;
    element.setCustomValidity('');
    expect(form.checkValidity()).toBe(true);
    element.setCustomValidity('Ask a colleague.');
    expect(element.reportValidity()).toBe(false);
    expect(focused()).toBe(asked(element));
  },
  'disabled-in-fieldset': async (each) => {
    const { form, element } = await shown(each, { ...answered(each), required: '' });
    const fieldset = form.querySelector('fieldset')!;
    fieldset.append(element);
    const controls = () => [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('input, button')];
    fieldset.disabled = true;
    expect([sent(form), form.checkValidity(), element.disabled]).toEqual([[], true, false]);
    await expect.poll(() => controls().filter(isUsable)).toEqual([]);
    // Nothing is being saved.
    expect(element.shadowRoot!.textContent).not.toContain(englishLabels.combinationEditor.saving);
    fieldset.disabled = false;
    expect(sent(form)).toEqual(each.sent);
    await expect.poll(() => controls().some(isUsable)).toBe(true);
  },
  'back-to-initial': async (each) => {
    const { form, element } = await shown(each, answered(each));
    element[each.key] = null;
    element.setAttribute(each.key, JSON.stringify(each.answer));
    expect(sent(form)).toEqual([]);
    form.reset();
    expect([element[each.key], sent(form)]).toEqual([each.answer, each.sent]);
    element.removeAttribute(each.key);
    expect([element[each.key], sent(form)]).toEqual([each.unanswered, []]);
    if (each.ranges.length > 0) await expect.poll(() => rangesOf(element)[0]?.dataset.unset).toBe('');
  },
  'kept-by-the-browser': async (each) => {
    const kept = vi.spyOn(ElementInternals.prototype, 'setFormValue');
    const { element } = await shown(each);
    element[each.key] = each.answer;
    const [, state] = kept.mock.calls.at(-1)!;
    document.body.replaceChildren();
    const { form, element: back } = await shown(each);
    (back as unknown as { formStateRestoreCallback: (state: unknown) => void }).formStateRestoreCallback(state);
    expect([back[each.key], sent(form)]).toEqual([each.answer, each.sent]);
  },
});

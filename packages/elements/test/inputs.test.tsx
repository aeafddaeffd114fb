import { encodeAnswer, resolveAnswer } from '@credence/ui';
import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputPromises } from '../promises.js';
import { type Drawn, drawn, type ElementUnderTest, keep, put, sent, shown } from './underTest.js';

let error: Mock<typeof console.error>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const EVENTS = ['credence-change', 'credence-commit', 'credence-error', 'input', 'change'];

/** The events that reach the page from now on. */
function heard(type?: string): Event[] {
  const events: Event[] = [];
  for (const each of type ? [type] : EVENTS)
    document.body.firstElementChild!.addEventListener(each, (event) => events.push(event));
  return events;
}
const codes = (events: readonly Event[]) => events.map((event) => (event as CustomEvent<{ code: string }>).detail.code);
const settled = () => new Promise((done) => setTimeout(done));
/** What stands at the ranges, once they are drawn. */
const standing = ({ shadowRoot }: Element) =>
  [...shadowRoot!.querySelectorAll<HTMLInputElement>('[data-slot="range"]')].map((range) =>
    range.dataset.unset === undefined ? Number(range.value) : null,
  );
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** A combination as forms send it. */
const asSent = (rule: unknown) => {
  const { selection, values, ...said } = rule as { selection: object; values: readonly (number | null)[] };
  const { sliders, touched } = encodeAnswer({ values });
  return { nodes: selection, value: sliders, ...said, touched };
};

/** Answers with the keyboard or the pointer, in one gesture. */
async function gesture({ ranges: [first] }: ElementUnderTest): Promise<void> {
  if (!first) return userEvent.click(page.getByRole('button', { name: 'smokes' }));
  (page.getByRole('slider', { name: first }).first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
}

keep(inputPromises, {
  'property-and-attribute': async (each) => {
    const { element } = await shown(each);
    const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] };
    for (const attribute of observedAttributes) {
      const key =
        attribute === 'readonly' ? 'readOnly' : attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(key in element, key).toBe(true);
    }
    Object.assign(element, { required: true, disabled: true, theme: 'dark', precision: 'exact' });
    for (const [attribute, text] of Object.entries({ required: '', disabled: '', theme: 'dark', precision: 'exact' }))
      expect(element.getAttribute(attribute)).toBe(text);
    element.toggleAttribute('required');
    element.setAttribute('theme', 'light');
    expect([element.required, element.theme]).toEqual([false, 'light']);
    element[each.key] = each.answer;
    expect(element.hasAttribute(each.key)).toBe(false);
    expect(error).not.toHaveBeenCalled();
  },
  'false-is-false': async (each) => {
    const { form, element } = await shown(each, { disabled: 'false', required: 'false' });
    expect([element.disabled, element.required, element.matches(':disabled')]).toEqual([false, false, false]);
    element[each.key] = each.answer;
    expect(sent(form)).toEqual(each.sent);
    element.disabled = true;
    expect([sent(form), element.matches(':disabled')]).toEqual([[], true]);
    element.disabled = false;
    expect(sent(form)).toEqual(each.sent);
  },
  'shown-is-sent': async (each) => {
    const { form, element } = await shown(each);
    for (const [given, counts] of each.hostile) {
      element[each.key] = given;
      expect(element[each.key], String(given)).toEqual(counts);
      const isEmpty = listed(counts).every((value) => value === null || value === undefined);
      const texts =
        each.key === 'combinations'
          ? [JSON.stringify(isEmpty ? [] : listed(counts).map(asSent))]
          : resolveAnswer({ values: listed(counts) as readonly (number | null)[] }).shown.map((share) =>
              String((share ?? 0) / 10_000),
            );
      expect(sent(form), String(given)).toEqual(isEmpty ? [] : texts);
      if (each.ranges.length > 0) await expect.poll(() => standing(element)).toEqual(listed(counts));
    }
  },
  'says-what-is-wrong': async (each) => {
    const { element } = await shown(each);
    for (const [given, , expected] of each.hostile) {
      const errors = heard('credence-error');
      error.mockClear();
      element[each.key] = given;
      await settled();
      expect(codes(errors), String(given)).toEqual(expected);
      // A framework may write it again at every render.
      if (!expected.includes('wrong-length') && each.tag !== 'credence-combinations') element[each.key] = given;
      await settled();
      expect(errors.length).toBe(expected.length);
      expect(error.mock.calls.length).toBe(expected.length);
      for (const [message] of error.mock.calls)
        expect(message).toMatch(new RegExp(`^<${each.tag}> ${each.key}: expected .*\\.$`));
    }
    const errors = heard('credence-error');
    element.setAttribute('theme', 'purple');
    await settled();
    expect((errors[0] as CustomEvent<object>).detail).toEqual({
      code: 'unknown-word',
      attribute: 'theme',
      message: 'theme: expected one of light, dark, system, not "purple".',
    });
    expect(element.theme).toBe('');
  },
  'null-is-unanswered': async (each) => {
    const { form, element } = await shown(each, { [each.key]: JSON.stringify(each.answer) });
    expect(sent(form)).toEqual(each.sent);
    element[each.key] = null;
    expect([element[each.key], sent(form)]).toEqual([each.unanswered, []]);
    element[each.key] = undefined;
    expect([element[each.key], sent(form)]).toEqual([each.answer, each.sent]);
    if (each.tag !== 'credence-slider') return;
    // What Vue does for null where the property was a number.
    element.value = 0;
    element.removeAttribute('value');
    await settled();
    expect([element.value, sent(form)]).toEqual([null, []]);
    // What cannot happen is no zero of Vue's.
    element.value = { ppm: 0 };
    await settled();
    expect([element.value, sent(form)]).toEqual([{ ppm: 0 }, ['0']]);
    expect(error).not.toHaveBeenCalled();
  },
  'in-any-order': async (each) => {
    put('');
    const properties = { ...each.asks, [each.key]: each.answer };
    for (const key of ['states', 'parents'] as const)
      if (key in properties) Object.assign(properties, { [key]: JSON.parse(each.asks[key]!) as unknown });
    const entries = Object.entries(properties);
    for (const order of [entries, entries.toReversed()]) {
      const element = document.createElement(each.tag) as unknown as Drawn;
      for (const [key, value] of order) element[key] = value;
      document.body.append(element);
      await drawn(element);
      expect(element[each.key]).toEqual(each.answer);
    }
    expect(error).not.toHaveBeenCalled();
  },
  'before-the-script': async (each) => {
    put('');
    const element = document.createElement(each.tag) as unknown as Drawn;
    const early = { ...each.asks, [each.key]: each.answer, required: true, disabled: false, theme: 'dark' };
    for (const [key, value] of Object.entries(early))
      Reflect.defineProperty(element, key, { value: parsed(key, value), configurable: true, writable: true });
    document.body.append(element);
    await drawn(element);
    expect([element[each.key], element.hasAttribute('required'), element.theme]).toEqual([each.answer, true, 'dark']);
    expect(Object.keys(element).filter((key) => key in early)).toEqual([]);
  },
  'made-in-any-way': async (each) => {
    const { form, element } = await shown(each, { [each.key]: JSON.stringify(each.answer) });
    const made = document.createElement(each.tag) as unknown as Drawn;
    for (const { name, value } of element.attributes) made.setAttribute(name, value);
    const holder = document.createElement('div');
    holder.innerHTML = element.outerHTML;
    const all = [made, holder.firstElementChild as Drawn, element.cloneNode(true) as Drawn];
    for (const other of all) {
      element.replaceWith(other);
      await drawn(other);
      expect([other[each.key], sent(form)]).toEqual([each.answer, each.sent]);
      other.replaceWith(element);
    }
  },
  'keeps-when-moved': async (each) => {
    const { form, element } = await shown(each);
    await gesture(each);
    const answer = element[each.key];
    expect(answer).not.toEqual(each.unanswered);
    form.querySelector('fieldset')!.append(element);
    element.remove();
    await settled();
    expect(sent(form)).toEqual([]);
    form.append(element);
    await drawn(element);
    expect(element[each.key]).toEqual(answer);
    expect(sent(form)).not.toEqual([]);
    if (each.ranges.length > 0) expect(standing(element)).toEqual(listed(answer));
  },
  'level-of-heading': async (each) => {
    const { element } = await shown(each);
    const usual = each.tag === 'credence-slider' ? null : 'h2';
    const first = () => element.shadowRoot!.querySelector('h1, h2, h3, h4, h5, h6')?.localName ?? null;
    expect(first()).toBe(usual);
    for (const level of ['1', '3']) {
      element.headingLevel = level;
      await expect.poll(first).toBe(`h${level}`);
    }
    if (each.tag === 'credence-combinations') return;
    element.setAttribute('heading-level', 'none');
    await expect.poll(first).toBe(null);
  },
  'silent-when-set': async (each) => {
    const { element, form } = await shown(each);
    const events = heard();
    element[each.key] = each.answer;
    Object.assign(element, { required: true, readOnly: true, disabled: true });
    await drawn(element);
    form.reset();
    await settled();
    expect(events.map(({ type }) => type)).toEqual([]);
  },
  'tells-of-every-step': async (each) => {
    const { element } = await shown(each);
    const events = heard();
    await gesture(each);
    if (each.ranges.length > 0) {
      await userEvent.keyboard('{Tab}');
      expect(events.map(({ type }) => type)).toEqual(['input', 'credence-change', 'change', 'credence-commit']);
      events.length = 0;
      const box = element.shadowRoot!.querySelector<HTMLInputElement>('[data-slot="number"] input')!;
      box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    } else {
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
      expect(new Set(events.map(({ type }) => type)).size).toBe(4);
      expect(events.at(-1)?.type).toBe('credence-commit');
      events.length = 0;
    }
    expect(events).toEqual([]);
  },
});

const parsed = (key: string, value: unknown): unknown =>
  key === 'states' || key === 'parents' ? JSON.parse(String(value)) : value;

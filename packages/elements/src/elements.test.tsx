import { englishLabels } from '@credence/ui';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuestionDetail, SliderDetail } from './index.js';
import './index.js';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Puts HTML on the page, as its author would. */
function put(html: string): HTMLFormElement {
  const text = `<form>${html}<fieldset></fieldset><button type="reset">Reset</button></form>`;
  document.body.append(...new DOMParser().parseFromString(text, 'text/html').body.children);
  return document.querySelector('form') as HTMLFormElement;
}
const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`);
const slider = '<credence-slider name="risk" label="How likely is a relapse?"></credence-slider>';
const question =
  '<credence-question name="shares" node="Metastasis" states=\'["present", "absent"]\'></credence-question>';
const editor =
  '<credence-combinations name="rules" node="Cancer" states=\'["yes", "no"]\' ' +
  'parents=\'[{"name": "Smoker", "states": ["smokes", "never"]}]\'></credence-combinations>';
const range = (name: RegExp) => page.getByRole('slider', { name });

describe('an element on a page without React', () => {
  test('asks, and tells of every step and of the end of a gesture', async () => {
    const form = put(slider);
    const heard: string[] = [];
    for (const type of ['credence-change', 'credence-commit'] as const)
      form.addEventListener(type, (event) => {
        const { value, reason } = (event as CustomEvent<SliderDetail>).detail;
        heard.push(`${type} ${JSON.stringify(value)} ${reason}`);
      });
    await userEvent.click(range(/relapse/));
    await userEvent.keyboard('{ArrowRight}{Tab}');
    expect(heard).toContain('credence-change 51 key');
    expect(heard.at(-1)).toMatch(/^credence-commit 51/);
    expect(document.querySelector('credence-slider')?.value).toBe(51);
  });

  test('takes properties as it takes attributes, and those set before the script came', async () => {
    put('');
    const early = document.createElement('credence-question');
    Reflect.defineProperty(early, 'states', { value: ['mild', 'severe'], configurable: true, writable: true });
    early.setAttribute('node', 'Pain');
    document.body.append(early);
    await expect.element(range(/severe/)).toBeVisible();
    early.values = [20, 80];
    await expect.element(range(/severe/)).toHaveValue('80');
    early.setAttribute('node', 'Fever');
    await expect.element(range(/Fever/).first()).toBeVisible();
  });

  test('R-2634, R-2639: keeps what is rarer than 1 % exactly, and sends nothing of what is set aside', async () => {
    const form = put(question.replace('<credence-question', '<credence-question precision="exact"'));
    const element = document.querySelector('credence-question')!;
    const heard: unknown[] = [];
    form.addEventListener('credence-commit', (event) => heard.push((event as CustomEvent<QuestionDetail>).detail));
    await expect.element(range(/present/)).toBeVisible();
    (range(/present/).element() as HTMLElement).focus();
    await userEvent.keyboard('0.2{Enter}');
    expect(element.values).toEqual([{ ppm: 2_000 }, null]);
    expect(heard.at(-1)).toMatchObject({ values: [{ ppm: 2_000 }, null], shares: [2_000, 998_000], order: [0] });
    element.standing = 'notMyField';
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    expect([element.standing, sent(form)]).toEqual(['answered', ['shares=0.2', 'shares=99.8']]);
    element.standing = 'cannotOccur';
    expect(sent(form)).toEqual([]);
  });

  test('speaks the language of the page around it', async () => {
    put(`<div lang="de">${slider}</div>`);
    await expect.element(page.getByRole('button', { name: /wahrscheinlich/ }).first()).toBeVisible();
  });

  test('R-2366: in a language that the kit does not speak it is English, marked as such, unless the page has words', async () => {
    put(`<div lang="ar" dir="rtl">${slider}</div>`);
    await expect.element(page.getByRole('button', { name: /probable/i }).first()).toBeVisible();
    const element = document.querySelector('credence-slider')!;
    const stage = element.shadowRoot!.querySelector<HTMLElement>('[part="stage"]')!;
    expect([stage.lang, getComputedStyle(stage).direction]).toEqual(['en', 'ltr']);
    element.words = { probabilitySlider: { keep: () => 'كلمة' } };
    await expect.poll(() => [stage.lang, getComputedStyle(stage).direction]).toEqual(['ar', 'rtl']);
  });

  test('keeps its answer when it is moved within the page', async () => {
    const form = put(slider);
    const element = form.querySelector('credence-slider')!;
    await userEvent.click(range(/relapse/));
    await userEvent.keyboard('{End}');
    document.body.append(element);
    await expect.element(range(/relapse/)).toHaveValue('99');
  });

  test('says in the console what it cannot read, once, and shows the rest', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    put(question.replace('name="shares"', 'values="[120]"'));
    await expect.element(range(/present/)).toHaveValue('99');
    expect(error.mock.calls).toEqual([
      ['<credence-question> values: expected a whole percent from 1 to 99, not 120: 99 counts.'],
      ['<credence-question> values: expected 2 entries, one for each state, not 1.'],
    ]);
  });

  test('names its parts for ::part and keeps styles out of the page', async () => {
    const before = document.head.querySelectorAll('style').length;
    put(slider);
    await expect.element(range(/relapse/)).toBeVisible();
    const { shadowRoot } = document.querySelector('credence-slider')!;
    expect(shadowRoot?.querySelector('[part="stage"]')).not.toBeNull();
    expect(shadowRoot?.querySelectorAll('style').length).toBeGreaterThan(0);
    expect(document.head.querySelectorAll('style')).toHaveLength(before);
  });

  test('C18: looks the same whatever the page says of bare elements', async () => {
    const form = put(slider + question);
    await expect.element(range(/present/)).toBeVisible();
    const looks = () =>
      [...form.children].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('[data-credence], [data-credence] *') ?? [])].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const styles = getComputedStyle(part);
          const drawn = [...styles].map((name) => styles.getPropertyValue(name));
          return [part.localName, x, y, width, height, ...drawn].join(' ');
        }),
      );
    const before = looks();
    expect(before.length).toBeGreaterThan(50);
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `form * { box-sizing: content-box !important } button, label { all: unset !important }
      input { width: 100% !important; opacity: 0 !important } p, h2, svg { margin: 9px !important }`;
    const after = looks();
    sheet.remove();
    expect(after).toEqual(before);
  });
});

describe('an element in a form', () => {
  test('sends nothing until it is answered', async () => {
    const form = put(slider + question + editor);
    await expect.element(range(/relapse/)).toBeVisible();
    expect(sent(form)).toEqual([]);
  });

  test('sends what was answered and returns to its attributes on a reset', async () => {
    const form = put(slider.replace('name=', 'value="20" name=') + question);
    await expect.element(range(/relapse/)).toHaveValue('20');
    form.querySelector('credence-slider')!.value = 37;
    form.querySelector('credence-question')!.values = [10, null];
    expect(sent(form)).toEqual(['risk=37', 'shares=10', 'shares=90']);
    form.reset();
    expect(sent(form)).toEqual(['risk=20']);
    await expect.element(range(/relapse/)).toHaveValue('20');
  });

  test('R-3578: tells who set what in which order, and sends what is left for a state that nobody set', async () => {
    const form = put(question.replace('["present", "absent"]', '["a", "b", "c"]').replace('Metastasis', 'Stage'));
    const heard: unknown[] = [];
    form.addEventListener('credence-commit', (event) => heard.push((event as CustomEvent<QuestionDetail>).detail));
    await expect.element(range(/is: c/)).toBeVisible();
    for (const [name, keys] of [
      [/is: b/, '50{Enter}'],
      [/is: a/, '13{Enter}'],
    ] as const) {
      (range(name).element() as HTMLElement).focus();
      await userEvent.keyboard(keys);
    }
    expect(heard.at(-1)).toMatchObject({
      values: [13, 50, null],
      order: [1, 0],
      shares: [130_000, 500_000, 370_000],
    });
    expect(sent(form)).toEqual(['shares=13', 'shares=50', 'shares=37']);
  });

  test('R-3101: sends an exact share as it is, beside whole percents', () => {
    const form = put(slider + question);
    form.querySelector('credence-slider')!.value = { ppm: 2_000 };
    form.querySelector('credence-question')!.values = [{ ppm: 998_000 }, 1];
    expect(sent(form)).toEqual(['risk=0.2', 'shares=99.8', 'shares=1']);
  });

  test('is invalid while it is required and unanswered, with the sentence of the kit', async () => {
    const form = put(slider.replace('name=', 'required name='));
    const element = form.querySelector('credence-slider')!;
    await expect.element(range(/relapse/)).toBeVisible();
    expect(form.checkValidity()).toBe(false);
    expect(element.validationMessage).toBe(englishLabels.probabilitySlider.required);
    element.value = 5;
    expect(form.checkValidity()).toBe(true);
  });

  test('R-2317: a search that leaves out the missing answer ends when the form asks for it', async () => {
    const form = put(
      '<credence-question name="many" node="Stage" sum-mode="independent" required></credence-question>',
    );
    const element = form.querySelector('credence-question')!;
    element.states = Array.from({ length: 30 }, (_, index) => `state ${index}`);
    element.values = element.states.map((_, index) => (index === 25 ? null : 10));
    const search = page.getByRole('searchbox');
    await userEvent.type(search, 'state 3');
    await expect.element(page.getByText('state 25').first()).not.toBeVisible();
    form.requestSubmit();
    await expect.element(search).toHaveValue('');
    const focused = element.shadowRoot!.activeElement;
    expect(focused?.closest('[data-slot="place"]')?.textContent).toContain('state 25');
  });

  test('cannot be used and sends nothing in a disabled fieldset', async () => {
    const form = put(slider.replace('name=', 'value="20" name='));
    const fieldset = form.querySelector('fieldset')!;
    fieldset.append(form.querySelector('credence-slider')!);
    fieldset.disabled = true;
    await expect.element(range(/relapse/)).toBeDisabled();
    expect(sent(form)).toEqual([]);
  });

  test('combinations are sent as they were added, and dropped by a reset', async () => {
    const form = put(editor);
    const saved = vi.fn<(detail: unknown) => void>();
    form.addEventListener('credence-commit', (event) => saved((event as CustomEvent).detail));
    await userEvent.click(page.getByRole('button', { name: 'smokes' }));
    await userEvent.click(range(/yes/));
    await userEvent.keyboard('{End}');
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    expect(saved).toHaveBeenCalledWith({
      combinations: [{ selection: { 0: 0 }, values: [99, null], order: [0], number: 1 }],
    });
    const rule = { nodes: { 0: 0 }, value: [99, 1], number: 1, touched: [true, false] };
    expect(sent(form)).toEqual([`rules=${JSON.stringify([rule])}`]);
    form.reset();
    expect(sent(form)).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'smokes' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('R-3103: combinations say what is missing when "Done" is pressed too early, and no longer after a choice', async () => {
    put(editor);
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(englishLabels.combinationEditor.selectBeforeDone);
    await expect.element(alert).toBeInViewport({ ratio: 1 });
    await userEvent.click(page.getByRole('button', { name: 'smokes' }));
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('R-3403: combinations in a box of 420 px on a wide page stand one below the other, with room for the sliders', async () => {
    await page.viewport(1400, 800);
    put(`<div style="inline-size: 420px">${editor}</div>`);
    await userEvent.click(page.getByRole('button', { name: 'smokes' }));
    await expect.element(range(/yes/)).toBeVisible();
    expect(range(/yes/).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
    await page.viewport(1024, 768);
  });

  test('R-2644 R-3293: combinations take and give exact shares, and keep what else was said of them', async () => {
    const given = [
      {
        nodes: { 0: 1 },
        value: [1, 99],
        number: 1,
        exact: [2000, 998_000],
        touched: [true, false],
        certainty: 1,
        comment: 'A large cohort.',
      },
    ];
    const form = put(editor.replace('name=', `precision="exact" combinations='${JSON.stringify(given)}' name=`));
    await expect.element(page.getByRole('img', { name: '0.2 % yes, 99.8 % no' })).toBeVisible();
    expect(sent(form)).toEqual([`rules=${JSON.stringify(given)}`]);
    // What is sent as a number is given as a word.
    expect(form.querySelector('credence-combinations')!.combinations?.[0]?.certainty).toBe('ratherCertain');

    await userEvent.click(page.getByRole('button', { name: /^smokes/ }));
    await userEvent.click(range(/yes/));
    await userEvent.keyboard('0.05{Enter}');
    await expect.element(page.getByText('0.05 / 99.95')).toBeVisible();
    const [rules] = new FormData(form).getAll('rules');
    expect(JSON.parse(rules as string)).toEqual([
      ...given,
      { nodes: { 0: 0 }, value: [1, 99], number: 2, exact: [500, 999_500], touched: [true, false] },
    ]);
  });

  test('R-2644: a combination that cannot occur says so, and is answered after "Undo"', async () => {
    // As forms send it, and take it back.
    const given = JSON.stringify([
      { nodes: -1, value: [50, 50], number: 1, touched: [false, false], standing: 'cannot_occur' },
    ]);
    const form = put(editor.replace('name=', `combinations='${given}' name=`));
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent(form)).toEqual([`rules=${given}`]);
    expect(range(/yes/).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(range(/yes/)).toBeVisible();
    expect(sent(form)).toEqual(['rules=[{"nodes":-1,"value":[50,50],"number":1,"touched":[false,false]}]']);
  });
});

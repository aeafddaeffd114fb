import { describe, expect, test } from 'vitest';
import type { CredenceElement } from '../src/index.js';
import '../src/index.js';

/** An element, and what a page gives it. */
export interface ElementUnderTest {
  readonly tag: 'credence-slider' | 'credence-question' | 'credence-combinations';
  /** The attributes without which it asks nothing. */
  readonly asks: Readonly<Record<string, string>>;
  /** The property that holds its answer, which its attribute says as JSON. */
  readonly key: 'value' | 'values' | 'combinations';
  /** An answer, and what a form named "answer" sends of it. */
  readonly answer: unknown;
  readonly sent: readonly string[];
  /** What nobody can answer, what counts in its place, and the codes that say so. */
  readonly hostile: readonly (readonly [given: unknown, counts: unknown, codes: readonly string[]])[];
  readonly unanswered: unknown;
  /** The names of the ranges that are to be answered, if there are any before something is chosen. */
  readonly ranges: readonly RegExp[];
}

const rule = { selection: { 0: 1 }, values: [80, 20], number: 1 };
const sentRule = { nodes: { 0: 1 }, value: [80, 20], number: 1, touched: [true, true] };

const elements: readonly ElementUnderTest[] = [
  {
    tag: 'credence-slider',
    asks: { label: 'How likely is a relapse?' },
    key: 'value',
    answer: 37,
    sent: ['37'],
    hostile: [
      ['abc', null, ['unreadable']],
      [Number.NaN, null, ['unreadable']],
      [{}, null, ['unreadable']],
      [0, 1, ['off-scale']],
      [500, 99, ['off-scale']],
      [37.6, 38, ['off-scale']],
      ['40', 40, []],
      ['', null, []],
    ],
    unanswered: null,
    ranges: [/relapse/],
  },
  {
    tag: 'credence-question',
    asks: { node: 'Metastasis', states: '["present", "absent"]' },
    key: 'values',
    answer: [20, 80],
    sent: ['20', '80'],
    hostile: [
      [[500, 30], [99, 30], ['off-scale']],
      [
        [500, -3.2],
        [99, 1],
        ['off-scale', 'off-scale'],
      ],
      [[Number.NaN, '30'], [null, 30], ['unreadable']],
      [[10, 20, 30], [10, 20], ['wrong-length']],
      [[10], [10, null], ['wrong-length']],
      [Object.assign([], { 1: 20 }), [null, 20], []],
      ['20, 80', [null, null], ['unreadable']],
      [{ 0: 20 }, [null, null], ['unreadable']],
    ],
    unanswered: [null, null],
    ranges: [/present/, /absent/],
  },
  {
    tag: 'credence-combinations',
    asks: {
      node: 'Cancer',
      states: '["yes", "no"]',
      parents: '[{"name": "Smoker", "states": ["smokes", "never"]}]',
    },
    key: 'combinations',
    answer: [rule],
    sent: [JSON.stringify([sentRule])],
    hostile: [
      ['abc', undefined, ['unreadable']],
      [[{ ...rule, values: [120, 20] }], [{ ...rule, values: [99, 20] }], ['off-scale']],
      [[rule, { ...rule, selection: { 7: 0 } }], [rule], ['unreadable']],
      [[rule, { ...rule, selection: { 0: 9 } }], [rule], ['unreadable']],
      [[rule, { ...rule, values: [80] }], [rule], ['unreadable']],
      [[{ ...rule, values: [null, 20] }], [{ ...rule, values: [null, 20] }], []],
    ],
    unanswered: undefined,
    ranges: [],
  },
];

export type Drawn = CredenceElement & Record<string, unknown>;

/** Attributes as HTML. */
export const html = ({ tag, asks }: ElementUnderTest, more: Readonly<Record<string, string>> = {}): string => {
  const attributes = Object.entries({ ...asks, ...more }).map(([name, value]) => `${name}='${value}'`);
  return `<${tag} ${attributes.join(' ')}></${tag}>`;
};

/** Puts HTML on the page, as its author would. */
export function put(text: string): HTMLFormElement {
  const body = `<form id="form">${text}<fieldset></fieldset><button>Send</button></form>`;
  document.body.append(...new DOMParser().parseFromString(body, 'text/html').body.childNodes);
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}

/** Puts an element into a form, and waits until it is drawn. */
export async function shown(each: ElementUnderTest, more: Readonly<Record<string, string>> = {}) {
  const form = put(html(each, { name: 'answer', ...more }));
  const element = form.querySelector<Drawn>(each.tag)!;
  await drawn(element);
  return { form, element };
}

/** Until an element has rendered what was set. */
export async function drawn(element: Element): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await expect.poll(() => element.shadowRoot?.querySelector('[data-credence]')).not.toBeNull();
}

export const sent = (form: HTMLFormElement) => new FormData(form).getAll('answer');

/** The element that has the focus, inside of shadow roots too. */
export function focused(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/** Tests every promise with every element; a sentence without a test does not compile. */
export function keep<Promises extends Readonly<Record<string, string>>>(
  promises: Promises,
  tests: Readonly<Record<keyof Promises, (each: ElementUnderTest) => Promise<void>>>,
): void {
  describe.each(elements)('$tag', (each) => {
    test.each(Object.entries(promises))('R-2317: %s: %s', async (name) => {
      await tests[name as keyof Promises](each);
    });
  });
}

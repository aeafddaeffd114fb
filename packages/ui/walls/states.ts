const STATES = [
  'aria-pressed',
  'aria-checked',
  'aria-selected',
  'aria-current',
  'aria-invalid',
  'aria-disabled',
  'data-on',
];
const INTERACTIVE = `button, a[href], input, select, textarea, [role="tab"], [role="option"], [role="menuitem"], ${STATES.map((name) => `[${name}]`).join(', ')}`;

/** A part that is interactive or shows a state, with the element that has its look. */
export interface Part {
  /** Component, part and state: `segmented-control/option aria-pressed=true`. */
  key: string;
  /** The key without its state: parts of one kind must look different in different states. */
  kind: string;
  /** The element that has its look: for a native button hidden in a label, the label. */
  shown: Element;
}

/** All visible parts of the page. */
export function partsOnPage(): readonly Part[] {
  return [...document.body.querySelectorAll(INTERACTIVE)].flatMap((element): Part[] => {
    const choice = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
    const shown = (choice && (element.closest('label') ?? element.parentElement)) || element;
    const { width, height } = shown.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(shown);
    if (width < 2 || height < 2 || visibility === 'hidden' || opacity === '0') return [];

    const component = element.closest('[data-credence]')?.getAttribute('data-credence');
    if (!component) return [];
    const kind = `${component}/${element.getAttribute('data-slot') ?? element.tagName.toLowerCase()}`;
    const state = [
      ...STATES.filter((name) => element.hasAttribute(name)).map((name) => `${name}=${element.getAttribute(name)}`),
      ...(choice ? [`checked=${element.checked}`] : []),
      ...(element.matches(':disabled') ? ['disabled'] : []),
    ];
    return [{ key: [kind, ...state].join(' '), kind, shown }];
  });
}

const LOOKS = [
  'color',
  'backgroundColor',
  'borderBlockStartColor',
  'borderBlockEndColor',
  'borderBlockEndWidth',
  'borderBlockEndStyle',
  'borderInlineStartWidth',
  'outlineStyle',
  'outlineColor',
  'boxShadow',
  'fontWeight',
  'textDecorationLine',
  'fill',
  'stroke',
  'opacity',
  'display',
] as const;

/** The look of a part and its content, without the text. */
export function lookOf(element: Element): string {
  const all = [element, ...element.querySelectorAll('*')].slice(0, 40);
  const styles = all.flatMap((each) =>
    [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)),
  );
  return styles.map((style) => LOOKS.map((name) => style[name]).join(' ')).join('\n');
}

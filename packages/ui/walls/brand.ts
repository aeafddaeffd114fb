/** The six variables for branding, with those that belong to the accent. */
const BRAND = {
  '--credence-paper': '#ffe9ef',
  '--credence-ink': '#14213d',
  '--credence-accent': '#7a1f5c',
  '--credence-accent-hover': '#5c1745',
  '--credence-accent-soft': '#f6dcef',
  '--credence-on-accent': '#fffdf0',
  '--credence-font-text': 'Courier, monospace',
  '--credence-font-title': 'Verdana, sans-serif',
};

/** Components that must occur in at least one story. */
export const KEY = [
  'button',
  'top-bar',
  'dialog',
  'probability-slider',
  'probability-question',
  'question-layout',
  'combination-editor',
  'data-table',
  'pagination',
  'tabs',
  'text-field',
  'combobox',
  'certainty-field',
  'bar-chart',
  'line-chart',
  'network-map',
];

const LOOKS = ['color', 'backgroundColor', 'borderBlockEndColor', 'fill', 'stroke', 'fontFamily'] as const;

/** The look of a component's parts, one line each. */
const looksOf = (root: Element) =>
  [root, ...root.querySelectorAll('*')].slice(0, 400).map((part) => {
    const style = getComputedStyle(part);
    return LOOKS.map((name) => style[name]).join(' ');
  });

function switchBrand(on: boolean) {
  for (const [name, value] of Object.entries(BRAND)) {
    if (on) document.documentElement.style.setProperty(name, value);
    else document.documentElement.style.removeProperty(name);
  }
}

/** How many parts of each component change with the brand, at most, and the typefaces that appear. */
export const rebranded = { parts: new Map<string, number>(), fonts: new Set<string>() };

/** Looks at the components on the page in another brand. */
export function lookRebranded() {
  const roots = [...document.body.querySelectorAll('[data-credence]')];
  const before = roots.map(looksOf);
  switchBrand(true);
  roots.forEach((root, index) => {
    const after = looksOf(root);
    const name = root.getAttribute('data-credence') ?? '';
    const parts = after.filter((look, part) => look !== before[index]?.[part]).length;
    rebranded.parts.set(name, Math.max(rebranded.parts.get(name) ?? 0, parts));
    for (const look of after) rebranded.fonts.add(/Courier|Verdana/.exec(look)?.[0] ?? '');
  });
  switchBrand(false);
}

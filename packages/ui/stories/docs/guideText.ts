import { labelTexts } from './labelTexts.js';
import type { ComponentDocs } from './componentDocs.js';
import { entryOf, SCREENS } from './entryOf.js';
import { englishLabels } from '../../src/labels/englishLabels.js';
import type { ControlPromises } from './promises/controlPromises.js';

/** A table in Markdown; empty without rows. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : [heads, heads.map(() => '---'), ...rows]
        .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`)
        .join('\n');
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** What a kind of control keeps and what it declines, as a section. */
const promised = ({ kind, keeps, declines, learnedFrom }: ControlPromises): readonly [title: string, body: string] => [
  `What a ${kind.toLowerCase()} keeps`,
  [
    list(Object.values(keeps)),
    ...(declines.length > 0 ? ['Not promised:', list(declines.map(({ what, because }) => `${what} ${because}`))] : []),
    `Learned from ${learnedFrom.join('; ')}.`,
  ].join('\n\n'),
];

/** The guide of a component as Markdown: the same text as on its page, for readers without a browser. */
export function guideText(name: string, guide: ComponentDocs, props: string): string {
  const sections: readonly (readonly [title: string, body: string])[] = [
    ['When to use it', list(guide.when)],
    ['When to use something else', list(guide.whenNot)],
    [
      'Anatomy',
      table(
        ['Part', 'What it is'],
        guide.anatomy.map(({ slot, is }) => [`\`${slot}\``, is]),
      ),
    ],
    ['Props', props],
    [
      'Data attributes',
      table(
        ['Attribute', 'On', 'What it means'],
        guide.dataAttributes.map(({ name: attribute, on, means }) => [`\`${attribute}\``, on, means]),
      ),
    ],
    [
      'CSS variables',
      table(
        ['Variable', 'What it sets'],
        guide.cssVariables.map(({ name: variable, sets }) => [`\`${variable}\``, sets]),
      ),
    ],
    [
      'Keyboard',
      table(
        ['Keys', 'What they do'],
        guide.keyboard.map(({ keys, does }) => [keys, does]),
      ),
    ],
    ['Screen reader', guide.screenReader],
    ['In a form', guide.forms],
    ...(guide.promises ?? []).map(promised),
    [
      'Words',
      table(
        ['Key', 'English'],
        guide.labels.flatMap((group) =>
          labelTexts(englishLabels[group]).map(({ key, text }) => [`\`${group}.${key}\``, text]),
        ),
      ),
    ],
    ['Do', guide.goodUse],
    ['Don’t', guide.badUse],
    ['Caveats', list(guide.caveats)],
  ];
  const filled = sections.filter(([, body]) => body !== '');

  return [
    `# ${name}`,
    guide.purpose,
    `${guide.status} · since ${guide.since}${entryOf(name) === SCREENS ? ` · from \`${SCREENS}\`` : ''}`,
    ...filled.map(([title, body]) => `## ${title}\n\n${body}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The list of all guides, in the form that tools read first. */
export function guidesIndex(guides: readonly { readonly name: string; readonly guide: ComponentDocs }[]): string {
  const listed = (isOfScreens: boolean) =>
    guides
      .filter(({ name }) => (entryOf(name) === SCREENS) === isOfScreens)
      .map(({ name, guide }) => `- [${name}](docs/${name}.md): ${guide.purpose}`)
      .join('\n');
  return `# @credence/ui

> React components that ask people for probabilities: props in, events out. React 18.2 to 19.

Every component takes \`value\`, \`defaultValue\`, \`onValueChange(value, { reason, event })\` and \`onValueCommit\` where it holds
state, hands \`ref\`, \`className\`, \`style\`, \`id\`, \`data-*\` and \`aria-*\` to its root, and is styled by \`--credence-*\` variables,
\`[data-credence]\` and \`[data-slot]\`. One \`CredenceProvider\` around everything brings words, language and theme;
the style sheet \`@credence/ui/styles.css\` is how everything looks.

Recipes: [forms](docs/forms.md), plain, with react-hook-form and with server actions.

## Components

${listed(false)}

## Pieces of the screens of Credence, from \`${SCREENS}\`: all experimental

${listed(true)}

## Languages

- [Languages](docs/languages.md): the six languages of the kit, and which words of the scale are calibrated.

## Versions

- [Versions](docs/versioning.md): what stays as it is in which version, and how a change is announced.
`;
}

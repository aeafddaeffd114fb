import { StepFailed } from '../../build/run.ts';
import { type Addition, camelCase, changeBetween, type Checkout, hyphened, insertSorted, spaced } from './addition.ts';

/** The rooms of the kit, with the file of specimens that each belongs to. */
const ROOMS: ReadonlyMap<string, string> = new Map([
  ['charts', 'charts'],
  ['controls', 'pages'],
  ['data', 'data'],
  ['elicitation', 'elicitation'],
  ['feedback', 'feedback'],
  ['forms', 'forms'],
  ['navigation', 'pages'],
]);

/** A component of the kit: its folder, its line among the exports, its specimen and its example. */
export function newComponent(name: string, room = 'data', checkout: Checkout): Addition {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name))
    throw new StepFailed(`${name} is no name of a component: write it like HumanIconScale.`);
  const specimens = ROOMS.get(room);
  if (specimens === undefined)
    throw new StepFailed(`The kit has no room ${room}: choose one of ${[...ROOMS.keys()].join(', ')}.`);
  const exports = ['packages/ui/src/index.ts', 'packages/ui/src/screens.ts'].map(checkout.read).join('\n');
  if (new RegExp(`\\b${name}(?:Props)?\\b`).test(exports))
    throw new StepFailed(`The kit exports ${name} already: choose another name.`);

  const folder = `packages/ui/src/${room}/${hyphened(name)}`;
  const since = nextVersion(checkout.read('packages/ui/package.json'));
  return {
    files: {
      [`${folder}/${name}.tsx`]: component(name, since),
      [`${folder}/${name}.styles.ts`]: styles,
      [`${folder}/${name}.stories.tsx`]: stories(name, room),
      [`${folder}/${name}.docs.ts`]: docs(name, since),
      [`packages/ui/stories/examples/${name}.tsx`]: example(name),
      [`.changeset/${hyphened(name)}.md`]: changeset(name),
    },
    edits: [
      { file: 'packages/ui/src/index.ts', change: (text) => exported(text, name, room) },
      {
        file: `packages/ui/test/contract/specimens/${specimens}.tsx`,
        change: (text) => withSpecimen(text, name, specimens),
      },
      { file: 'packages/ui/test/contract/slots.txt', change: (text) => withSlots(text, name) },
      { file: 'packages/ui/api/ui.api.md', change: (text) => withReport(text, name) },
    ],
    decisions: [
      `What it is for: purpose, when, whenNot and the rest of ${name}.docs.ts, its docstring and its changeset.`,
      'Its props and states, each with a docstring; a story for each state, and a play for what it does.',
      'Its own words, if it has any: packages/ui/src/labels.',
      'What it promises as a control of its kind, if people know that from elsewhere: packages/ui/test/contract/promises.',
      'Afterwards npm run api, for the report of its props; vitest run -u, for the names of its parts in slots.txt.',
    ],
  };
}

/** The release that will be the first to have it. */
function nextVersion(manifest: string): string {
  const { version } = JSON.parse(manifest) as { version: string };
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}

const component = (
  name: string,
  since: string,
) => `import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Root } from './${name}.styles.js';

/**
 * @since ${since}
 * @experimental
 */
export interface ${name}Props extends ComponentPropsWithoutRef<'div'> {
  /** What it shows. */
  children?: ReactNode;
}

/**
 * Shows its content.
 * @since ${since}
 * @experimental
 */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}({ children, ...rest }, ref) {
  return (
    <Root ref={ref} data-credence="${hyphened(name)}" {...rest}>
      {children}
    </Root>
  );
});
`;

const styles = `import { styled } from 'styled-components';

export const Root = styled.div\`
  font: 400 1rem / 1.5 var(--credence-font-text);
  color: var(--credence-ink);
  overflow-wrap: anywhere;
\`;
`;

const stories = (name: string, room: string) => `import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { ${camelCase(name)}Docs } from './${name}.docs.js';
import { ${name} } from './${name}.js';

const meta = preview.meta({
  title: '${spaced(room)}/${spaced(name)}',
  component: ${name},
  parameters: { guide: ${camelCase(name)}Docs },
  args: { children: 'Laryngeal carcinoma' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laryngeal carcinoma')).toBeVisible();
  },
});
export const LongText = meta.story({
  args: { children: 'Locoregional_recurrence_after_chemoradiotherapy_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
`;

const docs = (
  name: string,
  since: string,
) => `import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const ${camelCase(name)}Docs: ComponentDocs = {
  purpose: 'Shows its content.',
  status: 'experimental',
  since: '${since}',
  when: ['A page shows such content.'],
  whenNot: ['The content is plain text: use Text.'],
  anatomy: [{ slot: '${hyphened(name)}', is: 'The root.' }],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Its content.',
  forms: 'It takes no part in forms.',
  labels: [],
  goodUse: 'Content that belongs together.',
  badUse: 'A whole page.',
  caveats: ['It has no heading of its own.'],
};
`;

const example = (name: string) => `import { ${name} } from '@credence/ui';

export default function Example() {
  return <${name}>Laryngeal carcinoma</${name}>;
}
`;

const changeset = (name: string) => `---
'@credence/ui': minor
---

\`${name}\` shows its content.

Components: ${name}
`;

/** Adds the line among the exports of its room, in the order of their modules. */
function exported(text: string, name: string, room: string): string {
  const module = `./${room}/${hyphened(name)}/${name}.js`;
  const line = { name: module, text: `export { ${name}, type ${name}Props } from '${module}';\n` };
  const sections = text.trimEnd().split('\n\n');
  const at = sections.findIndex((section) => section.startsWith(`// ${spaced(room)}\n`));
  if (at < 0) throw new StepFailed(`Nothing was written: index.ts of the kit has no part "// ${spaced(room)}".`);
  const changed = insertSorted(`${sections[at]}\n`, /^export [^;]*? from '([^']+)';/gm, line).trimEnd();
  return `${sections.with(at, changed).join('\n\n')}\n`;
}

function withSpecimen(text: string, name: string, specimens: string): string {
  const entry = `  ${name}: { kind: 'plain', render: (props) => <${name} {...props}>Laryngeal carcinoma</${name}> },\n`;
  return changeBetween(withImport(text, name), `export const ${specimens} = {\n`, '} satisfies', (list) =>
    insertSorted(list, /^ {2}(\w+): \{/gm, { name, text: entry }),
  );
}

/** Adds a name to those that are imported from the kit. */
function withImport(text: string, name: string): string {
  const [statement, names] = /import \{([^}]*)\} from '\.\.\/\.\.\/\.\.\/src\/index\.js';/.exec(text) ?? [];
  if (statement === undefined || names === undefined)
    throw new StepFailed('Nothing was written: the specimens import nothing from the kit.');
  const list = `${names.trim().replace(/,$/, '')}, `;
  return text.replace(statement, statement.replace(names, insertSorted(list, /(\w+),/g, { name, text: `${name}, ` })));
}

const withSlots = (text: string, name: string) => `${[...text.trimEnd().split('\n'), `${name}: `].sort().join('\n')}\n`;

/** Adds what the package exports with it, as `npm run api` would write it. */
function withReport(text: string, name: string): string {
  const report = `// @public @experimental
export const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<HTMLDivElement>>;

// @public @experimental
export interface ${name}Props extends ComponentPropsWithoutRef<'div'> {
    children?: ReactNode;
}

`;
  return changeBetween(text, '```ts\n', '// (No @packageDocumentation', (list) =>
    insertSorted(list, /^\/\/ @public.*\n(?:export )?\w+ (\w+)/gm, { name, text: report }),
  );
}

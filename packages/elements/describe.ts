import { elementPromises } from './promises.js';
import type { Input, Inputs } from './src/inputs/input.js';
import { combinationsInputs, commonInputs, questionInputs, sliderInputs } from './src/inputs/tables.js';

/*
 * What is written from the tables of inputs: types and the tables of the README, which a test compares with them and
 * `vitest run --project unit packages/elements -u` writes again, and custom-elements.json, which the build writes.
 */

const EVENTS = [
  { name: 'credence-change', means: 'At every step of a gesture. An `input` event comes with it.' },
  { name: 'credence-commit', means: 'When a gesture is finished: the time to save. A `change` event comes with it.' },
  { name: 'credence-error', means: 'When an attribute or property was given what it does not take.' },
];

const METHODS = [
  { name: 'checkValidity', means: 'True if it is valid; else an `invalid` event is dispatched.', returns: 'boolean' },
  { name: 'reportValidity', means: 'The same, and the browser says what is wrong.', returns: 'boolean' },
  { name: 'setCustomValidity', means: 'Makes it invalid with a sentence of the page’s own.', takes: 'message' },
  { name: 'clear', means: 'Forgets what was answered: back to what the attributes say.' },
  { name: 'focus', means: 'Focuses the answer that is missing, or the first.' },
];

interface Described {
  readonly tag: string;
  /** The name of its types, `Slider` of `CredenceSliderElement`. */
  readonly type: 'Slider' | 'Question' | 'Combinations';
  readonly asks: string;
  readonly inputs: Inputs;
}

export const ELEMENTS: readonly Described[] = [
  { tag: 'credence-slider', type: 'Slider', asks: 'one probability', inputs: sliderInputs },
  { tag: 'credence-question', type: 'Question', asks: 'the distribution of a node', inputs: questionInputs },
  {
    tag: 'credence-combinations',
    type: 'Combinations',
    asks: 'what decides over all else',
    inputs: combinationsInputs,
  },
];

/** The inputs that only this element has. */
const own = (inputs: Inputs) => Object.entries(inputs).filter(([key]) => !(key in commonInputs));
/** The initial value as code says it; undefined where that says nothing. */
const initial = ({ absent }: Input<unknown>) =>
  absent === undefined || absent === '' || (Array.isArray(absent) && absent.length === 0)
    ? undefined
    : typeof absent === 'string'
      ? `'${absent}'`
      : JSON.stringify(absent);
/** The way from a property to the attribute of a table, as the manifest has it. */
const isReflected = ({ write }: Input<unknown>) => write !== undefined;

/** src/inputTypes.ts */
export function typesText(): string {
  const property = ([key, { type, means, ...input }]: [string, Input<unknown>]) => {
    const usually = initial({ type, means, ...input });
    const lines = usually === undefined ? `  /** ${means} */` : `  /**\n   * ${means}\n   * @default ${usually}\n   */`;
    return `${lines}\n  ${key}: ${type};`;
  };
  const block = (name: string, means: string, inputs: readonly [string, Input<unknown>][]) =>
    `/** ${means} */\nexport interface ${name} {\n${inputs.map(property).join('\n')}\n}\n`;
  return [
    '// Made from inputs/tables.ts.\n',
    "import type { DecisiveCombination, NamedNode, Share } from './detailTypes.js';\n\n",
    block('CommonInputs', 'What every element takes.', Object.entries(commonInputs)),
    ...ELEMENTS.map(
      ({ tag, type, inputs }) => `\n${block(`${type}Inputs`, `What only \`<${tag}>\` takes.`, own(inputs))}`,
    ),
  ].join('');
}

/** custom-elements.json: https://github.com/webcomponents/custom-elements-manifest, version 2.1.0 of the schema. */
export function manifest() {
  const path = 'dist/credence-elements.js';
  const declarations = ELEMENTS.map(({ tag, type, asks, inputs }) => ({
    kind: 'class',
    customElement: true,
    name: `Credence${type}Element`,
    tagName: tag,
    description: `Asks for ${asks}. Its parts, for \`::part()\`, have the names of the kit's \`data-slot\`.`,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(inputs).map(([fieldName, input]) => ({
      name: input.attribute,
      fieldName,
      type: { text: input.type },
      description: input.means,
      ...(initial(input) === undefined ? {} : { default: initial(input) }),
    })),
    members: [
      ...Object.entries(inputs).map(([name, input]) => ({
        kind: 'field',
        name,
        attribute: input.attribute,
        reflects: isReflected(input),
        type: { text: input.type },
        description: input.means,
        ...(initial(input) === undefined ? {} : { default: initial(input) }),
      })),
      {
        kind: 'field',
        name: 'words',
        type: { text: 'Readonly<Record<string, object>> | undefined' },
        description: 'Words that replace the kit’s own, in groups as `Labels` of `@credence/ui` has them.',
      },
      ...METHODS.map(({ name, means, returns = 'void', takes }) => ({
        kind: 'method',
        name,
        description: means,
        return: { type: { text: returns } },
        ...(takes ? { parameters: [{ name: takes, type: { text: 'string' } }] } : {}),
      })),
    ],
    events: EVENTS.map(({ name, means }) => ({
      name,
      description: means,
      type: { text: `CustomEvent<${name === 'credence-error' ? 'Error' : type}Detail>` },
    })),
  }));
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  }));
  return { schemaVersion: '2.1.0', modules: [{ kind: 'javascript-module', path, declarations, exports }] };
}

/** What every element keeps, as a part of the README. */
export function readmePromises(): string {
  const { keeps, declines, learnedFrom } = elementPromises;
  return [
    ...Object.values(keeps).map((sentence) => `- ${sentence}`),
    '\nNot promised:\n',
    ...declines.map(({ what, because }) => `- ${what} ${because}`),
    `\nLearned from: ${learnedFrom.join('; ')}.`,
  ].join('\n');
}

/** The part of the README between its marks. */
export function readmeTables(): string {
  const row = ([key, input]: [string, Input<unknown>]) => {
    const name = key === input.attribute ? `\`${key}\`` : `\`${input.attribute}\`, \`${key}\``;
    const usually = initial(input);
    return `| ${name} | \`${input.type.replaceAll('|', '\\|')}\` | ${usually === undefined ? '' : `\`${usually}\``} | ${input.means} |`;
  };
  const table = (title: string, inputs: readonly [string, Input<unknown>][]) =>
    `### ${title}\n\n| attribute, property | type | initially | what for |\n|---|---|---|---|\n${inputs.map(row).join('\n')}\n`;
  return [
    table('Every element', Object.entries(commonInputs)),
    ...ELEMENTS.map(({ tag, asks, inputs }) => table(`\`<${tag}>\`: ${asks}`, own(inputs))),
  ].join('\n');
}

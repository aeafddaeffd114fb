import { describe, expect, test } from 'vitest';
import { sampleMoves } from './moves.fixtures.js';
import { transform } from './transform.js';

const MAP = 'CptHeatmap';
const moves = { ...sampleMoves, screens: [] };
const outcome = (code: string, file = 'page.tsx') => transform(file, code, moves);
const imported = (code: string, names = MAP) => `import { ${names} } from '@credence/ui';\n${code}`;

describe('R-3195: a name that the file declares again keeps its meaning', () => {
  test.each([
    [
      'a property that a constructor declares',
      'class A { constructor(private SliderValues: number) { use(this.SliderValues); } }',
    ],
    ['a parameter with its type', 'function f(SliderValues: number, b?: string) { return SliderValues; }'],
    ['a parameter of a method', 'class A { m(SliderValues: number) { return SliderValues; } }'],
    ['a parameter of the type of a function', 'type F = (SliderValues: number) => void;'],
    ['a member of an enum', 'enum Kind { SliderValues, Other = SliderValues }\nuse(Kind.SliderValues);'],
    ['what is taken apart', 'const { a: SliderValues, ...rest }: A = given;\nuse(SliderValues);'],
    ['a list that is taken apart', 'for (const [, SliderValues = 1] of all) use(SliderValues);'],
    ['an error that is caught', 'try { f(); } catch (SliderValues) { use(SliderValues); }'],
    ['a parameter of a type', 'type Of<SliderValues> = SliderValues[];'],
    ['what a type infers', 'type Of<T> = T extends (infer SliderValues)[] ? SliderValues : never;'],
    ['the keys of a type', 'type Of = { [SliderValues in Keys]: SliderValues };'],
  ])('%s', (_, code) => {
    const before = `import type { SliderValues } from '@credence/ui';\n${code}\n`;
    expect(outcome(before).code).toBe(before.replace('SliderValues', 'ShareValues as SliderValues'));
  });

  test.each([
    ['a key of an object', 'const a = { SliderValues: 1 };\nlet v: SliderValues;'],
    [
      'a member of a class',
      'class A { SliderValues = 1; static accessor b; m() { return this.SliderValues; } }\nlet v: SliderValues;',
    ],
    ['a part of a tuple', 'type T = [SliderValues: number];\nlet v: SliderValues;'],
    ['a type that is imported where it stands', `let v: SliderValues | import('./mine').SliderValues;`],
  ])('%s is no use of it', (_, code) => {
    const before = `import type { SliderValues } from '@credence/ui';\n${code}\n`;
    const type = /(let v: )SliderValues/;
    expect(outcome(before).code).toBe(before.replace('SliderValues', 'ShareValues').replace(type, '$1ShareValues'));
  });

  test.each([
    [
      'a component',
      imported(`function f({ ${MAP} }) { return <${MAP} sourceOf={a} />; }\n<${MAP} sourceOf={a} />;`),
      MAP,
    ],
    [
      'the kit',
      `import * as UI from '@credence/ui';\nfunction f(UI) { return <UI.${MAP} sourceOf={UI.PersonWith} />; }`,
      'UI',
    ],
  ])('%s, which a person is told', (_, code, name) => {
    const { code: after, hints } = outcome(code);
    expect(after).toBe(code);
    expect(hints.map(({ line, text }) => [line, text.split('.')[0]])).toContainEqual([
      1,
      `${name} is declared again in this file, and left as it is`,
    ]);
  });

  test('of which nothing moved is no matter', () => {
    expect(outcome(imported('function f({ Button }) { return <Button />; }', 'Button')).hints).toEqual([]);
  });
});

const GOES_ON = `${MAP} is not followed from here. Look for combinationOf (now getCombination), sourceOf (now getSource), describeColumn (now getColumnLabel).`;
const PROPS_GO_ON = GOES_ON.replace(MAP, `${MAP}Props`);
const MADE_ELSEWHERE = GOES_ON.replace(' is not followed from here.', ': what is given here is made elsewhere.');

describe('R-3115: what goes on in a way that cannot be followed is named with its line', () => {
  test.each([
    ['a component in styles', imported(`const Wide = styled(${MAP})\`\`;`)],
    ['a component by another name', imported(`const Map = wide ? ${MAP} : Other;`)],
    ['a component that is exported', imported(`export { ${MAP} };`)],
    ['a component in an object', imported(`register({ ${MAP} });`)],
    ['a component of a namespace', `import * as UI from '@credence/ui';\nconst Wide = styled(UI.${MAP})\`\`;`],
    ['a component that is required', `const a = 1;\nconst { ${MAP} } = require('@credence/ui');`],
    ['a component that is required from its entry', `const a = 1;\nconst { ${MAP} } = require('@credence/ui/${MAP}');`],
    [
      'a component that is loaded',
      `const a = 1;\nlazy(() => import('@credence/ui').then((kit) => ({ default: kit.${MAP} })));`,
    ],
    ['a component that is exported from the kit', `const a = 1;\nexport { ${MAP} } from '@credence/ui';`],
  ])('%s', (_, code) => {
    expect(outcome(code)).toEqual({ code, changes: [], hints: [{ line: 2, text: GOES_ON }] });
  });

  test.each([
    ['an interface', `interface Mine extends ${MAP}Props {}`],
    ['a parameter', `const f = (props: ${MAP}Props) => props.sourceOf;`],
    ['what a function returns', `const f = (): ${MAP}Props => ({ sourceOf: of });`],
    ['a variable that is made elsewhere', `const props: ${MAP}Props = make();`],
  ])('the type of props, of %s', (_, code) => {
    const before = imported(code, `type ${MAP}Props`);
    expect(outcome(before)).toEqual({ code: before, changes: [], hints: [{ line: 2, text: PROPS_GO_ON }] });
  });

  test.each([
    ['spread over an element', `<${MAP} {...props} />;`],
    ['spread on a condition', `<${MAP} {...(x && { sourceOf: of })} />;`],
    ['spread over an object in it', `<${MAP} {...{ label: 'a', ...props }} />;`],
    ['under a name that is computed', `<${MAP} {...{ [name]: of }} />;`],
    ['given to createElement', `React.createElement(${MAP}, props);`],
  ])('props %s', (_, code) => {
    const before = imported(code);
    expect(outcome(before)).toEqual({ code: before, changes: [], hints: [{ line: 2, text: MADE_ELSEWHERE }] });
  });

  test('what is loaded without a name, replaced in tests, or exported as a whole', () => {
    const lines = `const kit = import('@credence/ui');
vi.mock('@credence/ui', () => ({}));
export * from '@credence/ui';
const { useStoredSort } = require('@credence/ui');
let v: import('@credence/ui').SliderValues;`;
    expect(outcome(lines).hints).toEqual([
      { line: 1, text: 'What is loaded or replaced here is not followed. Look for what moved.' },
      { line: 2, text: 'What is loaded or replaced here is not followed. Look for what moved.' },
      { line: 3, text: 'Everything is exported further. Look for what moved in files that have it from here.' },
      { line: 4, text: 'useStoredSort: Keep the order yourself.' },
      { line: 5, text: 'SliderValues is now ShareValues.' },
      { line: 5, text: 'SliderValues: Each may be `{ ppm }`.' },
    ]);
  });

  test('once, also where the file itself imports what it exports from the kit', () => {
    const code = imported(`export { ${MAP} as Map } from '@credence/ui';\nexport { ${MAP} as Other } from './mine';`);
    expect(outcome(code).hints).toEqual([{ line: 2, text: GOES_ON }]);
  });

  test('and what nothing moved of is not named', () => {
    const code = `${imported('const Wide = styled(Button)``;\n<Button {...props} />;', 'Button')}
const { Text } = require('@credence/ui');
export { Button } from '@credence/ui';
const external = ['@credence/ui'];`;
    expect(outcome(code)).toEqual({ code, changes: [], hints: [] });
  });
});

test('R-3115: a type that holds something else under its new name says so once', () => {
  const { code, hints } = outcome(`import type { SliderValues } from '@credence/ui';\nlet v: SliderValues;`);
  expect(hints).toEqual([{ line: 1, text: 'SliderValues: Each may be `{ ppm }`.' }]);
  expect(outcome(code).hints).toEqual([]);
});

describe('R-3114: further ways to name what moved', () => {
  test('a name that is exported from the kit keeps the name that others know', () => {
    expect(outcome(`export { type SliderValues, PersonWith as P } from '@credence/ui';`).code).toBe(
      `export { type ShareValues as SliderValues, GetPerson as P } from '@credence/ui';`,
    );
  });

  test('props by React.ComponentProps', () => {
    expect(outcome(imported(`const given: React.ComponentProps<typeof ${MAP}> = { sourceOf: of };`)).code).toContain(
      '{ getSource: of }',
    );
  });
});

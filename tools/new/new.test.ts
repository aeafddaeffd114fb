import { expect, test } from 'vitest';
import { checkoutHere, textsOf } from './addition.ts';
import { planAddition } from './kinds.ts';

const here = checkoutHere();
const textsFor = (command: string) => {
  const words = command.split(' ').filter(Boolean);
  return textsOf(planAddition(words, here), here);
};

test.each([
  ['', /^Say what to make and its name: npm run new component NAME/],
  ['component', /^Say what to make and its name/],
  ['component Plaque data charts', /^Say what to make and its name/],
  ['widget Plaque', /^There is no kind widget: npm run new component NAME/],
  ['component plaque', /^plaque is no name of a component: write it like HumanIconScale\.$/],
  ['component Name-Plaque', /^Name-Plaque is no name of a component/],
  ['component ../Plaque', /is no name of a component/],
  ['component Plaque constructor', /^The kit has no room constructor/],
  ['component Plaque cellar', /^The kit has no room cellar: choose one of charts, controls, data/],
  ['component EmptyState', /^The kit exports EmptyState already: choose another name\.$/],
  // A name that only differs in case is the same file on some systems.
  ['component Emptystate', /EmptyState\.tsx exists already: choose another name\.$/],
  ['screen plaque', /^plaque is no name of a screen: write it like QuestionIntro/],
  ['screen PlaqueScreen', /is no name of a screen/],
  ['screen Import', /^The code cannot call its words import: choose another name\.$/],
  ['screen Plaque network', /^A screen takes nothing but a name: npm run new screen NAME\.$/],
  ['screen QuestionIntro', /^The application has paths\.questionIntro already: choose another name\.$/],
  ['screen Admin', /^The application has \/admin already: choose another name\.$/],
  // The words of the layout have this name.
  ['screen Layout', /english\/app\/layout.ts exists already/],
  ['operation Plaque', /^Plaque is no name of an operation: write a verb and a noun, like getTables\.$/],
  ['operation plaque', /is no name of an operation/],
  ['operation readTables', /^openapi.yaml has \/network\/tables\/\{id\} already: choose another name\.$/],
  ['operation getTables', /^openapi.yaml has operationId: getTables already/],
  ['operation getStudyTables2', /is no name of an operation/],
  ['operation getPlaque cellar', /^No room cellar of the server knows networks: choose one of networks, judgements, /],
  ['operation getPlaque accounts', /^No room accounts of the server knows networks/],
  ['operation getPlaque http', /^No room http of the server knows networks/],
  [
    'operation getPlaque networks/cellar',
    /^There is no folder packages\/server\/src\/networks\/cellar: name one that exists\.$/,
  ],
])('npm run new %s is refused in one sentence', (command, sentence) => {
  expect(() => textsFor(command)).toThrow(sentence);
});

test('a component stands in its room, and its export and specimen in the order of the alphabet', () => {
  const texts = textsFor('component Plaque charts');
  expect([...texts.keys()].filter((file) => file.startsWith('packages/ui/src/charts/plaque/'))).toHaveLength(4);
  const exports = texts.get('packages/ui/src/index.ts')?.split('\n') ?? [];
  const at = exports.findIndex((line) => line.startsWith('export { Plaque, '));
  expect(exports[at]).toBe("export { Plaque, type PlaqueProps } from './charts/plaque/Plaque.js';");
  expect([exports[at - 1], exports[at + 1]]).toEqual([
    expect.stringContaining('/network-map/'),
    expect.stringContaining('/tornado-chart/'),
  ]);
  expect(texts.get('packages/ui/test/contract/slots.txt')).toMatch(
    /\nPasswordField: .*\nPlaque: \nProbabilityQuestion: /,
  );
});

test.each(['charts', 'controls', 'data', 'elicitation', 'feedback', 'forms', 'navigation'])(
  'a component can stand in the room %s, as the first or the last of its list too',
  (room) => {
    for (const name of ['Aaa', 'Zzz']) {
      const texts = textsFor(`component ${name} ${room}`);
      const index = texts.get('packages/ui/src/index.ts')!;
      const before = index.slice(0, index.indexOf(`export { ${name}, `));
      expect(
        before
          .match(/^\/\/ .+$/gm)
          ?.at(-1)
          ?.toLowerCase(),
      ).toBe(`// ${room}`);
      const specimens = [...texts].find(([file]) => file.includes('/specimens/'))?.[1];
      expect(specimens).toMatch(new RegExp(`[,{]\\s*${name}, [^;]*src/index\\.js'`));
      expect(specimens).toContain(`\n  ${name}: { kind: 'plain'`);
      expect(texts.get('packages/ui/api/ui.api.md')).toMatch(new RegExp(`interface ${name}Props [^}]*}\n\n// [(@]`));
    }
  },
);

test('a screen has its words in every language, each its own', () => {
  const texts = textsFor('screen Plaque');
  const words = [...texts].filter(([file]) => /^packages\/text\/src\/\w+\/app\/plaque\.ts$/.test(file));
  expect(words.length).toBeGreaterThan(1);
  expect(new Set(words.map(([, text]) => /title: '.*'/.exec(text)?.[0])).size).toBe(words.length);
  for (const [file] of words) expect(texts.get(file.replace('/app/plaque.ts', '/app.ts'))).toMatch(/\n {2}plaque,\n/);
});

test('an operation is refused to everybody but the owner until somebody decides otherwise', () => {
  const texts = textsFor('operation getPlaque');
  expect(texts.get('packages/server/test/matrix.ts')).toMatch(/\n {2}getPlaque: needs\('describe'\),\n\};/);
  expect(texts.get('packages/server/src/networks/getPlaque.ts')).toContain("user, 'describe')");
});

test.each([
  ['networks', './requireNetwork.js', '../../test/testApp.js'],
  ['networks/outcomes', '../requireNetwork.js', '../../../test/testApp.js'],
  ['studies', '../networks/index.js', '../../test/testApp.js'],
  ['judgements/answers', '../../networks/index.js', '../../../test/testApp.js'],
])('an operation in %s enters another room by its door', (place, guard, app) => {
  const texts = textsFor(`operation getPlaque ${place}`);
  const folder = `packages/server/src/${place}`;
  expect(texts.get(`${folder}/getPlaque.ts`)).toContain(`import { requireNetwork } from '${guard}';`);
  expect(texts.get(`${folder}/getPlaque.test.ts`)).toContain(`from '${app}';`);
});

test('all of it says what is left to a person', () => {
  for (const command of ['component Plaque', 'screen Plaque', 'operation getPlaque'])
    expect(planAddition(command.split(' '), here).decisions.length).toBeGreaterThan(2);
});

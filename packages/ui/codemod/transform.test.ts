import { describe, expect, test } from 'vitest';
import { sampleMoves as moves } from './moves.fixtures.js';
import { transform } from './transform.js';

const changed = (code: string, file = 'page.tsx') => transform(file, code, moves).code;
const hintsOf = (code: string) => transform('page.tsx', code, moves).hints;

describe('R-3114: a name that moved is written as it is now', () => {
  test('props of an element, and nothing around them', () => {
    const before = `import {CptHeatmap,Button} from "@credence/ui"
export const Table = () =>
    <CptHeatmap   combinationOf={ of }  sourceOf = {(c)=>who[c]} describeColumn={combinationOf} label='x' // as it is
    ><Button sourceOf="mine"/></CptHeatmap>;;`;
    expect(changed(before)).toBe(
      before
        .replace('combinationOf={ of }', 'getCombination={ of }')
        .replace('sourceOf = {', 'getSource = {')
        .replace('describeColumn={combinationOf}', 'getColumnLabel={combinationOf}'),
    );
  });

  test('by another name, through a namespace, and from the entry of one export', () => {
    expect(changed(`import { ShareDialog as Sharing } from '@credence/ui';\n<Sharing actionOf={a} />;`)).toBe(
      `import { ShareDialog as Sharing } from '@credence/ui/screens';\n<Sharing renderAction={a} />;`,
    );
    expect(changed(`import * as UI from '@credence/ui';\nlet p: UI.PersonWith; <UI.ShareDialog actionOf={a} />;`)).toBe(
      `import * as UI from '@credence/ui/screens';\nlet p: UI.GetPerson; <UI.ShareDialog renderAction={a} />;`,
    );
    expect(changed(`import { ShareDialog } from '@credence/ui/ShareDialog';\n<ShareDialog actionOf={a} />;`)).toContain(
      'renderAction={a}',
    );
  });

  test('in objects that are of props, also short ones', () => {
    const objects = (key: (old: string, now: string) => string) => `
import { CptHeatmap, type CptHeatmapProps } from '@credence/ui';
const given: Partial<CptHeatmapProps> = { ${key('combinationOf', 'getCombination')}: of, other: 1 };
const more = { ${key("'sourceOf'", "'getSource'")}: of } satisfies Partial<CptHeatmapProps>;
createElement(CptHeatmap, { ${key('describeColumn', 'getColumnLabel')}: of });
<CptHeatmap {...{ ${key('sourceOf', 'getSource')}: of }} />;
type Of = CptHeatmapProps[${key("'combinationOf'", "'getCombination'")}];
type Two = Pick<CptHeatmapProps, ${key("'combinationOf'", "'getCombination'")} | 'label'>;
`;
    expect(changed(objects((old) => old))).toBe(objects((_, now) => now));
    expect(
      changed(
        `import type { ToDiscussListProps } from '@credence/ui';\nconst f = ({ onShow, items }: ToDiscussListProps) => onShow;`,
      ),
    ).toContain('({ onCurrentChange: onShow, items }: ToDiscussListProps) => onShow');
  });

  test('an export and its uses, or the import alone where another has the new name', () => {
    expect(
      changed(`import { type PersonWith } from '@credence/ui';\nexport const p: PersonWith = (x) => x.PersonWith;`),
    ).toBe(`import { type GetPerson } from '@credence/ui/screens';\nexport const p: GetPerson = (x) => x.PersonWith;`);
    expect(changed(`import type { PersonWith } from '@credence/ui';\nfunction f(GetPerson: PersonWith) {}`)).toBe(
      `import type { GetPerson as PersonWith } from '@credence/ui/screens';\nfunction f(GetPerson: PersonWith) {}`,
    );
    expect(changed(`import type { PersonWith as P } from '@credence/ui';\nlet p: P;`)).toBe(
      `import type { GetPerson as P } from '@credence/ui/screens';\nlet p: P;`,
    );
  });

  test('what only looks alike stays', () => {
    const others = `import { CptHeatmap } from './mine';
import { Button } from '@credence/ui';
<CptHeatmap combinationOf={of} />;
const PersonWith = { combinationOf, sourceOf: 1 };`;
    expect(changed(others)).toBe(others);
  });

  test('in JavaScript and in TypeScript with angle brackets', () => {
    expect(changed(`import { ShareDialog } from '@credence/ui';\n<ShareDialog actionOf={a} />`, 'a.js')).toContain(
      'renderAction',
    );
    expect(
      changed(`import type { PersonWith } from '@credence/ui';\nconst p = <PersonWith>(x as unknown);`, 'a.ts'),
    ).toContain('const p = <GetPerson>(x');
  });
});

test('R-3114: a second run finds nothing', () => {
  const once = changed(
    `import { CptHeatmap, type PersonWith } from '@credence/ui';\nlet p: PersonWith; <CptHeatmap sourceOf={of} />;`,
  );
  expect(transform('page.tsx', once, moves)).toEqual({ code: once, changes: [], hints: [] });
});

test('R-3115: what is gone, or called with something else, is named with its line and what to do', () => {
  const code = `import { NetworkMap, useStoredSort } from '@credence/ui';

<NetworkMap onSelect={open} />;`;
  expect(hintsOf(code)).toEqual([
    { line: 1, text: 'useStoredSort is gone. Keep the order yourself.' },
    { line: 3, text: 'NetworkMap: onSelect. It is called with `(node, { event })`.' },
  ]);
  expect(changed(code)).toBe(code);
});

test('R-3115: a prop whose new name is there already is left to a person', () => {
  const code = `import { ToDiscussList } from '@credence/ui/screens';\n<ToDiscussList onShow={a} onCurrentChange={b} />;`;
  expect(changed(code)).toBe(code);
  expect(hintsOf(code).map(({ text }) => text)).toEqual([
    'ToDiscussList: onShow is now onCurrentChange, which stands beside it.',
  ]);
});

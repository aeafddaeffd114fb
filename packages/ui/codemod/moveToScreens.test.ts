import { describe, expect, test } from 'vitest';
import { moveToScreens } from './moveToScreens.js';

const NAMES = ['ShareDialog', 'StudyPeople', 'StudyPerson', 'checkAddresses'];
const moved = (code: string, file = 'page.tsx') => moveToScreens(file, code, NAMES).code;
const hintsOf = (code: string) => moveToScreens('page.tsx', code, NAMES).hints;
const SCREENS = '@credence/ui/screens';

describe('R-3186: what is in the entry of the screens is loaded from there', () => {
  test.each([
    ['an import of nothing else', `import { ShareDialog, StudyPeople as People } from "@credence/ui";`],
    ['an import of types', `import type { StudyPerson } from '@credence/ui'`],
    ['what is exported further', `export { ShareDialog, type StudyPerson as Person } from '@credence/ui';`],
    ['types that are exported further', `export type { StudyPerson } from '@credence/ui';`],
    ['a type where it stands', `let person: import('@credence/ui').StudyPerson[];`],
    ['what is required', `const { ShareDialog } = require('@credence/ui');`],
    ['one name of what is required', `const Share = require('@credence/ui').ShareDialog;`],
    ['what is awaited', `const { ShareDialog: Share } = await import('@credence/ui');`],
    ['one name of what is awaited', `const check = (await import('@credence/ui')).checkAddresses;`],
    ['a lazy component', `lazy(() => import('@credence/ui').then((kit) => ({ default: kit.ShareDialog })));`],
    ['one taken apart', `lazy(() => import('@credence/ui').then(({ ShareDialog }) => ({ default: ShareDialog })));`],
    [
      'a namespace',
      `import * as UI from '@credence/ui';\n<UI.StudyPeople people={x as UI.StudyPerson[]}></UI.StudyPeople>;`,
    ],
    ['a namespace as of old', `import UI = require('@credence/ui');\nUI.checkAddresses([]);`],
  ])('%s', (_, code) => {
    expect(moved(code, code.includes('= require(') && code.startsWith('import') ? 'a.ts' : 'page.tsx')).toBe(
      code.replace('@credence/ui', SCREENS),
    );
  });

  test('with styled-components from its entry there', () => {
    expect(moved(`import { ShareDialog } from '@credence/ui/styled';`)).toBe(
      `import { ShareDialog } from '@credence/ui/styled/screens';`,
    );
  });

  test('out of a list with others, which stay with all that stands beside them', () => {
    expect(moved(`import { Button, ShareDialog, type StudyPerson, Text } from '@credence/ui';\nrest();`)).toBe(
      `import { Button, Text } from '@credence/ui';\nimport { ShareDialog, type StudyPerson } from '${SCREENS}';\nrest();`,
    );
    expect(moved(`import type { ButtonProps, StudyPerson as P } from "@credence/ui"`)).toBe(
      `import type { ButtonProps } from "@credence/ui"\nimport type { StudyPerson as P } from "${SCREENS}"`,
    );
    expect(moved(`export { ShareDialog, Button } from '@credence/ui';`)).toBe(
      `export { Button } from '@credence/ui';\nexport { ShareDialog } from '${SCREENS}';`,
    );
    expect(
      moved(`import {
  Button, // the round one
  ShareDialog, // as in the list
  Text,
  StudyPeople,
} from '@credence/ui';`),
    ).toBe(`import {
  Button, // the round one
  // as in the list
  Text,
} from '@credence/ui';
import { ShareDialog, StudyPeople } from '${SCREENS}';`);
  });

  test('out of what is required or awaited, and of a namespace', () => {
    expect(moved(`const { Button, ShareDialog: Share } = require('@credence/ui'), more = 1;`)).toBe(
      `const { Button } = require('@credence/ui'), { ShareDialog: Share } = require('${SCREENS}'), more = 1;`,
    );
    expect(moved(`const { ShareDialog, Button } = await import('@credence/ui');`)).toBe(
      `const { Button } = await import('@credence/ui'), { ShareDialog } = await import('${SCREENS}');`,
    );
    expect(
      moved(`import * as UI from '@credence/ui';\nlet p: UI.StudyPerson; <UI.Button><UI.ShareDialog /></UI.Button>;`),
    ).toBe(
      `import * as UI from '@credence/ui';\nimport * as UIScreens from '${SCREENS}';\nlet p: UIScreens.StudyPerson; <UI.Button><UIScreens.ShareDialog /></UI.Button>;`,
    );
    expect(moved(`const UI = require('@credence/ui');\nshow(UI.Button, UI.ShareDialog);`)).toBe(
      `const UI = require('@credence/ui'), UIScreens = require('${SCREENS}');\nshow(UI.Button, UIScreens.ShareDialog);`,
    );
    expect(moved(`export * from '@credence/ui';`)).toBe(`export * from '@credence/ui';\nexport * from '${SCREENS}';`);
  });

  test.each([
    `import { ShareDialog } from '@credence/ui/ShareDialog';`,
    `import { ShareDialog } from './mine';\nimport { Button } from '@credence/ui';\nconst StudyPeople = 1;`,
    `import '@credence/ui/styles.css';`,
    `import * as UI from '@credence/ui';\nconst a = { ShareDialog: UI.Button, UI: 1 }; other.ShareDialog;`,
    `const kit = import('@credence/ui');`,
  ])('and nothing else: %s', (code) => {
    expect(moveToScreens('page.tsx', code, NAMES)).toEqual({ code, changes: [], hints: [] });
  });

  test.each([
    `import { Button, ShareDialog } from '@credence/ui';`,
    `import * as UI from '@credence/ui';\nshow(UI.Button, UI.ShareDialog);`,
    `export * from '@credence/ui';`,
  ])('once: %s', (code) => {
    const once = moved(code);
    expect(moveToScreens('page.tsx', once, NAMES)).toEqual({ code: once, changes: [], hints: [] });
  });
});

test('R-3186: what was written is said with its line', () => {
  expect(
    moveToScreens('a.ts', `\nimport { Button, ShareDialog, StudyPeople } from '@credence/ui';`, NAMES).changes,
  ).toEqual([{ line: 2, text: `ShareDialog, StudyPeople → ${SCREENS}` }]);
});

test.each([
  [
    'what a promise is taken apart into',
    `import('@credence/ui').then(({ Button, ShareDialog }) => show(Button, ShareDialog));`,
  ],
  [
    'a namespace whose new name is taken',
    `import * as UI from '@credence/ui';\nlet UIScreens; show(UI.Button, UI.ShareDialog);`,
  ],
])('R-3187: %s is left to a person where other names of the kit are in it', (_, code) => {
  expect(moved(code)).toBe(code);
  expect(hintsOf(code)).toEqual([{ line: 1, text: `ShareDialog → ${SCREENS}, the others stay: load both.` }]);
});

test.each([
  `import * as UI from '@credence/ui';\nregister(UI);`,
  `const UI = require('@credence/ui');\nconst { ShareDialog } = UI;`,
  `export * as UI from '@credence/ui';`,
])('R-3187: the whole kit under a name is named where it is handed on: %s', (code) => {
  expect(moved(code)).toBe(code);
  expect(hintsOf(code)).toEqual([{ line: 1, text: `UI is handed on as a whole, without what is in ${SCREENS}.` }]);
});

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkImports } from './check.ts';
import { rules } from './rules.ts';

/** A small tree in which every rule has something to check and nothing to report. */
const clean: Record<string, string> = {
  'build/run.ts': 'export const run = () => null;',
  'packages/bayesnet/src/index.ts': "export { read } from './formats/read.js';",
  'packages/bayesnet/src/network/network.ts': 'export interface Network { document: string }',
  'packages/bayesnet/src/formats/read.ts':
    "import { SaxesParser } from 'saxes';\nimport type { Network } from '../network/network.js';\n" +
    'export const read = (document: string): Network => ({ document: document + String(SaxesParser) });',
  'packages/bayesnet/src/formats/read.test.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('x');",
  'packages/bayesnet/src/panel/pool.ts': "export type { Network } from '../network/network.js';",
  'packages/ui/src/index.ts':
    "export { Button } from './controls/button/Button.js';\nexport { Table } from './data/table/Table.js';",
  'packages/ui/src/controls/button/Button.tsx':
    "import { forwardRef } from 'react';\nimport { Slot } from 'radix-ui';\nimport { Root } from './Button.styles.js';\n" +
    'export const Button = forwardRef(() => <Root as={Slot.Root} />);',
  'packages/ui/src/controls/button/Button.styles.ts':
    "import { styled } from 'styled-components';\nimport { focusRing } from '../../foundations/theme/focus.styles.js';\n" +
    'export const Root = styled.button`${focusRing}`;',
  'packages/ui/src/controls/button/press.ts': 'export const press = 1;',
  'packages/ui/src/foundations/theme/focus.styles.ts':
    "import { css } from 'styled-components';\nexport const focusRing = css``;",
  'packages/ui/src/data/table/tableRows.ts': "import type { ReactNode } from 'react';\nexport type Row = ReactNode;",
  'packages/ui/src/data/table/useTable.ts':
    "import { useState } from 'react';\nexport const useTable = () => useState(0);",
  'packages/ui/src/data/table/Table.styles.ts': "export { Root } from '../../controls/button/Button.styles.js';",
  'packages/ui/src/data/table/Table.tsx':
    "import { Button } from '../../controls/button/Button.js';\nexport const Table = Button;",
  'packages/api-client/src/index.ts': "import createFetch from 'openapi-fetch';\nexport const client = createFetch;",
  'packages/text/src/languages.ts':
    "import { german } from './german/index.js';\nimport type { english } from './english/app.js';\n" +
    'export const languages = (shape: typeof english) => ({ de: german, shape });',
  'packages/text/src/english/app.ts':
    "import { englishLabels } from '@credence/ui';\nexport const english = { englishLabels };",
  'packages/text/src/german/index.ts': "export const german = { app: () => import('./app.js') };",
  'packages/text/src/german/app.ts':
    "import type { english } from '../english/app.js';\nexport const german = (as: typeof english) => as;",
  'packages/app/src/ground/api.ts': "import { client } from '@credence/api-client';\nexport const api = client;",
  'packages/app/src/screens/home/home.route.tsx':
    "import { useNavigate } from 'react-router-dom';\nimport { api } from '../../ground/api.js';\n" +
    "import { HomeScreen } from './HomeScreen.js';\nexport const Component = [useNavigate, api, HomeScreen];",
  'packages/app/src/screens/home/HomeScreen.tsx':
    "import { Link } from 'react-router-dom';\nimport { Table } from '@credence/ui';\n" +
    "import type { client } from '@credence/api-client';\nexport const HomeScreen = (at: typeof client) => [Link, Table, at];",
  'packages/app/src/screens/question/QuestionScreen.tsx': 'export const QuestionScreen = () => null;',
  'packages/app/src/features/queue/queue.ts':
    "import { outbox } from '../answering/outbox.js';\nexport const queue = outbox;",
  'packages/app/src/features/answering/outbox.ts': "export { api as outbox } from '../../ground/api.js';",
  'packages/app/src/test/serve.ts': 'export const serve = () => null;',
  'packages/app/src/test/samples.ts': "export { default } from '../../../../examples/larynx.xdsl?raw';",
  'packages/app/stories/preview.ts': "export { around as preview } from '../../ui/stories/preview.js';",
  'packages/server/src/operations.ts':
    "import { getNode } from './judgements/combinations/getNode.js';\nexport const operations = { getNode };",
  'packages/server/src/places.ts': 'export const places = {};',
  'packages/server/src/cli.ts': "import './operator/cli/run.js';",
  'packages/server/src/networks/index.ts': "export { listNodes } from './nodes/nodes.js';",
  'packages/server/src/networks/nodes/nodes.ts': 'export const listNodes = () => null;',
  'packages/server/src/judgements/index.ts': "export { changeNode } from './changeNode.js';",
  'packages/server/src/judgements/combinations/getNode.ts':
    "import type { client } from '@credence/api-client';\nimport { read } from '@credence/bayesnet';\n" +
    "import { listNodes } from '../../networks/index.js';\n" +
    "import { changeNode } from '../changeNode.js';\nimport { present } from './present.js';\n" +
    'export const getNode = (at: typeof client) => [read, at, listNodes, changeNode, present];',
  'packages/server/src/judgements/combinations/present.ts': 'export const present = () => null;',
  'packages/server/src/judgements/changeNode.ts':
    "import { lockProgress } from './lockProgress.js';\nexport const changeNode = lockProgress;",
  'packages/server/src/judgements/lockProgress.ts':
    "import { sql } from 'drizzle-orm';\nexport const lockProgress = sql;",
  'packages/server/src/studies/results/readPanel.ts': 'export const readPanel = () => null;',
  'packages/server/src/studies/results/panelResults.ts':
    "import { readPanel } from './readPanel.js';\nexport const panelResults = readPanel;",
  'packages/server/src/operator/cli/run.ts':
    "import { changeNode } from '../../judgements/index.js';\nimport { places } from '../../places.js';\n" +
    'export const run = () => [changeNode, places];',
  'packages/ui/stories/preview.tsx': 'export const around = {};',
  'packages/server/src/roles/rights.ts': 'export const decide = () => null;',
  'examples/embed-vite/src/main.jsx': "export { Button } from '@credence/ui';",
  'harness/product.ts': "export { run as startProduct } from '../build/run.ts';",
  'visual/shotStories.ts': "export { preview as drawing } from '../packages/app/stories/preview.js';",
  'e2e/mainJob.test.ts': "export { startProduct } from '../harness/product.ts';",
  'benchmarks/read.ts': "export { startProduct } from '../harness/product.ts';",
  '.storybook/preview.tsx': "export { preview as default } from '../packages/app/stories/preview.js';",
  'vitest.config.ts': "export { drawing } from './visual/shotStories.ts';",
  'tools/testProjects.ts': "export { drawing } from '../vitest.config.ts';",
  'tools/test.ts': "export { drawing } from './testProjects.ts';\nexport * from '../e2e/mainJob.test.ts';",
};

/** One bad file per rule; each must be caught by its own rule and by no other. */
const planted: Record<string, [path: string, source: string]> = {
  'top-level': ['benchmarks/bad.ts', "export { drawing } from '../tools/test.ts';"],
  // Nothing that ships imports `useTable`.
  'support-apart': ['packages/ui/src/data/table/Table.test.tsx', "export { useTable } from './useTable.js';"],
  sisters: ['packages/ui/src/data/table/bad.ts', "export { client } from '@credence/api-client';"],
  'kit-arithmetic': ['packages/ui/src/data/table/bad.ts', "export { read } from '@credence/bayesnet';"],
  'sister-paths': [
    'packages/app/src/ground/bad.ts',
    "export { Button } from '../../../ui/src/controls/button/Button.js';",
  ],
  'bayesnet-libraries': ['packages/bayesnet/src/bad.ts', "export { readFileSync } from 'node:fs';"],
  'bayesnet-platform': ['packages/bayesnet/src/bad.ts', 'export const width = window.innerWidth;'],
  'bayesnet-layers': ['packages/bayesnet/src/network/bad.ts', "export { read } from '../formats/read.js';"],
  'bayesnet-apart': ['packages/bayesnet/src/inference/bad.ts', "export { read } from '../formats/read.js';"],
  'bayesnet-panel': ['packages/bayesnet/src/queue/bad.ts', "export type { Network } from '../panel/pool.js';"],
  'ui-libraries': ['packages/ui/src/data/table/bad.ts', "export { Link } from 'react-router-dom';"],
  'ui-network': ['packages/ui/src/data/table/bad.ts', "export const load = () => fetch('here');"],
  'ui-rooms': ['packages/ui/src/controls/button/Bad.tsx', "export { Table } from '../../data/table/Table.js';"],
  'ui-inside': ['packages/ui/src/data/table/bad.ts', "export { press } from '../../controls/button/press.js';"],
  'ui-styles': ['packages/ui/src/data/table/Bad.tsx', "export { styled } from 'styled-components';"],
  'styles-are-styles': ['packages/ui/src/data/table/Bad.styles.ts', "export { useState } from 'react';"],
  'ui-plain': ['packages/ui/src/data/table/badRows.ts', "export { useState } from 'react';"],
  'api-client-libraries': ['packages/api-client/src/bad.ts', "export { useState } from 'react';"],
  'api-client-platform': ['packages/api-client/src/bad.ts', "export const token = localStorage.getItem('token');"],
  'app-floors': ['packages/app/src/ground/bad.ts', "export { outbox } from '../features/answering/outbox.js';"],
  'app-features-apart': ['packages/app/src/features/answering/bad.ts', "export { queue } from '../queue/queue.js';"],
  'app-test-beside': ['packages/app/src/ground/bad.ts', "export { serve } from '../test/serve.js';"],
  'app-screens-apart': [
    'packages/app/src/screens/home/bad.ts',
    "export { QuestionScreen } from '../question/QuestionScreen.js';",
  ],
  'app-views-apart-from-api': [
    'packages/app/src/screens/home/BadScreen.tsx',
    "export { api } from '../../ground/api.js';",
  ],
  'app-one-way-to-fetch': ['packages/app/src/screens/home/useBad.ts', "export { api } from '../../ground/api.js';"],
  'app-one-device': ['packages/app/src/features/queue/bad.ts', "export { get } from 'idb-keyval';"],
  'text-libraries': ['packages/text/src/bad.ts', "export { useState } from 'react';"],
  'text-platform': ['packages/text/src/english/bad.ts', 'export const locale = navigator.language;'],
  'text-kit': ['packages/text/src/english/mails.ts', "export { englishLabels } from '@credence/ui';"],
  'text-languages': ['packages/app/src/ground/bad.ts', "export { german } from '@credence/text/german/app';"],
  'text-parts': ['packages/server/src/http/bad.ts', "export { english } from '@credence/text/english/app';"],
  'text-own-words': ['packages/text/src/german/bad.ts', "export { english } from '../english/app.js';"],
  'client-types': ['packages/server/src/site/bad.ts', "export { client } from '@credence/api-client';"],
  'server-known-places': ['packages/server/src/ground/bad.ts', 'export const bad = null;'],
  'server-floors': [
    'packages/server/src/networks/nodes/bad.ts',
    "export { changeNode } from '../../judgements/index.js';",
  ],
  'server-doors': ['packages/server/src/studies/bad.ts', "export { changeNode } from '../judgements/changeNode.js';"],
  'server-commands-on-top': ['packages/server/src/operator/backup/bad.ts', "export { run } from '../cli/run.js';"],
  'server-handlers-apart': [
    'packages/server/src/judgements/combinations/bad.ts',
    "export { getNode } from './getNode.js';",
  ],
  'server-own-names': [
    'packages/server/src/judgements/combinations/bad.ts',
    "import { present as show } from './present.js';\nexport const shown = show();",
  ],
  'server-pure-rules': ['packages/server/src/networks/badPolicy.ts', "export { sql } from 'drizzle-orm';"],
  'server-node-changes': [
    'packages/server/src/judgements/combinations/bad.ts',
    "export { lockProgress } from '../lockProgress.js';",
  ],
  'server-panels': ['packages/server/src/studies/bad.ts', "export { readPanel } from './results/readPanel.js';"],
  circles: ['packages/ui/src/data/table/bad.ts', "export * from './bad.js';"],
};

const rulesBroken = (tree: Record<string, string>) =>
  checkImports(new Map(Object.entries(tree))).violations.map((violation) => violation.rule);

describe('who may import whom', () => {
  test('finds nothing in a tree that follows the rules', () => {
    expect(checkImports(new Map(Object.entries(clean))).violations).toEqual([]);
  });

  test('has a planted mistake for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual([...rules.map((rule) => rule.id), 'circles'].sort());
  });

  test.each(Object.entries(planted))('catches a planted mistake by its own rule: %s', (rule, [file, source]) => {
    expect(rulesBroken({ ...clean, [file]: source })).toEqual([rule]);
  });

  test.each([
    [
      'the kit in what the screens say',
      'text-kit',
      'english/app/bad.ts',
      "import { Button } from '@credence/ui';\nexport const bad = Button;",
    ],
    ['a language in another', 'text-languages', 'french/bad.ts', "export type { german } from '../german/app.js';"],
  ])('catches %s', (_, rule, file, source) => {
    expect(rulesBroken({ ...clean, [`packages/text/src/${file}`]: source })).toEqual([rule]);
  });

  test.each([
    ['a package in what builds it', 'build/bad.ts', '../packages/ui/stories/preview.tsx'],
    ['a story that takes the preview of all', 'packages/ui/stories/Bad.stories.tsx', '../../../.storybook/preview.js'],
    ['a package that knows a page of the examples', 'packages/app/bad.ts', '../../examples/embed-vite/src/main.jsx'],
    ['a harness that knows a journey', 'harness/bad.ts', '../e2e/mainJob.test.ts'],
    ['a benchmark that knows a journey', 'benchmarks/bad.ts', '../e2e/mainJob.test.ts'],
    ['pictures that know Storybook', 'visual/bad.ts', '../.storybook/preview.js'],
    ['settings that know a command', 'other.config.ts', './tools/testProjects.ts'],
    ['a folder that the table does not have', 'scripts/bad.ts', '../build/run.ts'],
  ])('catches %s', (_, file, specifier) => {
    expect(rulesBroken({ ...clean, [file]: `export * from '${specifier}';` })).toEqual(['top-level']);
  });

  test.each([
    ['by what ships', 'packages/app/src/ground/bad.ts', '../../../ui/stories/preview.js'],
    ['of a package above', 'packages/ui/stories/bad.ts', '../../app/stories/preview.js'],
    ['that ships', 'packages/app/stories/bad.ts', '../../ui/src/controls/button/Button.js'],
  ])('catches the support of another package %s', (_, file, specifier) => {
    expect(rulesBroken({ ...clean, [file]: `export * from '${specifier}';` })).toEqual(['sister-paths']);
  });

  test('catches mails in the application', () => {
    const source = "export { letters } from '@credence/text/english/mails';";
    expect(rulesBroken({ ...clean, 'packages/app/src/ground/bad.ts': source })).toEqual(['text-parts']);
  });

  test.each([
    [
      'a view that navigates',
      'app-views-apart-from-api',
      'HomeScreen.tsx',
      "export { useNavigate } from 'react-router-dom';",
    ],
    ['a database', 'app-one-device', 'bad.ts', "export const opened = () => indexedDB.open('mine');"],
    ['a storage', 'app-one-device', 'bad.ts', "export const token = localStorage.getItem('mine');"],
    ['a storage of the tab', 'app-one-device', 'bad.ts', "export const token = sessionStorage.getItem('mine');"],
    ['a storage of the window', 'app-one-device', 'bad.ts', 'export const all = window.localStorage;'],
    ['a component that fetches', 'app-one-way-to-fetch', 'Bad.tsx', "export { api } from '../../ground/api.js';"],
    ['a file loose below the source', 'app-floors', '../../loose.ts', "export { api } from './ground/api.js';"],
    [
      'a lazy import',
      'app-screens-apart',
      'lazy.ts',
      "export const lazy = () => import('../question/QuestionScreen.js');",
    ],
    [
      'a type of another screen',
      'app-screens-apart',
      'type.ts',
      "export type { QuestionScreen } from '../question/QuestionScreen.js';",
    ],
  ])('catches %s', (_, rule, file, source) => {
    expect(rulesBroken({ ...clean, [path.posix.normalize(`packages/app/src/screens/home/${file}`)]: source })).toEqual([
      rule,
    ]);
  });

  test.each([
    ['a database that knows the start', 'server-floors', 'database/bad.ts', '../app.js'],
    ['a platform that knows a room', 'server-floors', 'platform/bad.ts', '../networks/index.js'],
    ['calls that know a room', 'server-floors', 'http/bad.ts', '../networks/index.js'],
    ['a room that knows the operator', 'server-floors', 'site/bad.ts', '../operator/retention/retain.js'],
    ['an operator that knows the start', 'server-floors', 'operator/retention/bad.ts', '../../app.js'],
    ['a type of a room above', 'server-floors', 'accounts/bad.ts', '../networks/index.js', 'type '],
    ['a file loose below the source', 'server-known-places', 'bad.ts', './app.js'],
    ['an operator that goes past a door', 'server-doors', 'operator/retention/bad.ts', '../../networks/nodes/nodes.js'],
    ['a start that goes past a door', 'server-doors', 'serve.ts', './networks/nodes/nodes.js'],
    ['a room that uses its own door', 'server-doors', 'networks/nodes/bad.ts', '../index.js'],
    ['a door that shows a handler', 'server-handlers-apart', 'judgements/index.ts', './combinations/getNode.js'],
    ['a door that shows a part of a change', 'server-node-changes', 'judgements/index.ts', './lockProgress.js'],
    ['a door that shows what others said', 'server-panels', 'studies/index.ts', './results/readPanel.js'],
    ['a server that knows commands', 'server-commands-on-top', 'server.ts', './operator/cli/run.js'],
    ['a rule that takes rows', 'server-pure-rules', 'judgements/revision.ts', './changeNode.js'],
    ['kept answers outside a change', 'server-node-changes', 'studies/bad.ts', '../platform/events/keptAnswers.js'],
  ])('catches %s', (_, rule, file, specifier, type = '') => {
    const tree = {
      ...clean,
      'packages/server/src/app.ts': 'export const app = null;',
      'packages/server/src/operator/retention/retain.ts': 'export const retain = null;',
      'packages/server/src/platform/events/keptAnswers.ts': 'export const kept = null;',
      [`packages/server/src/${file}`]: `export ${type}* from '${specifier}';`,
    };
    expect(rulesBroken(tree)).toEqual([rule]);
  });

  test('catches an address of the API in the kit', () => {
    expect(rulesBroken({ ...clean, 'packages/ui/src/data/table/bad.ts': "export const url = '/api/user';" })).toEqual([
      'ui-network',
    ]);
  });

  test('lists every module of a cycle of three', () => {
    const tree = new Map([
      ['packages/ui/src/a.ts', "export * from './b.js';"],
      ['packages/ui/src/b.ts', "export * from './c.js';"],
      ['packages/ui/src/c.ts', "export type * from './a.js';"],
    ]);
    expect(checkImports(tree).violations.map((violation) => violation.text)).toEqual([
      'A circle: packages/ui/src/a.ts > packages/ui/src/b.ts > packages/ui/src/c.ts > packages/ui/src/a.ts',
    ]);
  });
});

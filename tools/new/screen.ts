import { StepFailed } from '../../build/run.ts';
import { type Addition, camelCase, changeBetween, type Checkout, hyphened, insertSorted, spaced } from './addition.ts';

const PATHS = 'packages/app/src/ground/paths.ts';
const ROUTES = 'packages/app/src/routes.tsx';

/** Words that name nothing in the language of the code, as the words of a screen are named. */
const RESERVED =
  /^(?:class|default|delete|enum|export|extends|function|import|in|new|package|return|switch|this|with)$/;

/** A page of the application for signed-in users: its address, route, view, stories, test and words. */
export function newScreen(name: string, checkout: Checkout): Addition {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name) || name.endsWith('Screen'))
    throw new StepFailed(`${name} is no name of a screen: write it like QuestionIntro, without Screen at the end.`);
  const key = camelCase(name);
  if (RESERVED.test(key)) throw new StepFailed(`The code cannot call its words ${key}: choose another name.`);
  const address = `/${hyphened(name)}`;
  const known = checkout.read(PATHS);
  const taken = known.includes(`\n  ${key}: `) ? `paths.${key}` : new RegExp(`'(${address})[/']`).exec(known)?.[1];
  if (taken !== undefined) throw new StepFailed(`The application has ${taken} already: choose another name.`);

  const folder = `packages/app/src/screens/${hyphened(name)}`;
  const languages = languagesOf(checkout.read('packages/text/src/languages.ts'));
  return {
    files: {
      [`${folder}/${key}.route.tsx`]: route(name),
      [`${folder}/${name}Screen.tsx`]: screen(name),
      [`${folder}/${name}Screen.stories.tsx`]: stories(name),
      [`${folder}/${key}.test.tsx`]: screenTest(name),
      ...Object.fromEntries(languages.map((language) => [wordsFile(language, key), words(name, language)])),
    },
    edits: [
      { file: PATHS, change: (text) => withPath(text, name) },
      { file: ROUTES, change: (text) => withRoute(text, name) },
      ...languages.map((language) => ({
        file: `packages/text/src/${language}/app.ts`,
        change: (text: string) => withWords(text, key, language),
      })),
    ],
    decisions: [
      `What it says in each language: packages/text/src/<language>/app/${key}.ts, and the purpose in its stories.`,
      `Its address in ${PATHS}, with parameters if it needs any.`,
      `Who may open it: it is among the pages of signed-in users in ${ROUTES}.`,
      'What it loads: the names of the networks of the user stand for that. What it changes: an action in its route.',
      'A story for each state, a test for each journey, with the numbers of the requirements that they prove.',
    ],
  };
}

/** The folders of the languages, as the registry lists them. */
const languagesOf = (registry: string) =>
  [...registry.matchAll(/from '\.\/(\w+)\/index\.js'/g)].map(([, folder = '']) => folder);

const wordsFile = (language: string, key: string) => `packages/text/src/${language}/app/${key}.ts`;

const route = (name: string) => `import { orThrow } from '@credence/api-client';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { ${name}Screen } from './${name}Screen.js';

export function loader() {
  // The page itself waits for the result.
  return { names: readNames().catch(() => undefined) };
}

async function readNames(): Promise<readonly string[]> {
  const { networks } = await orThrow(api.GET('/user/index'));
  return networks.map(({ networkName, filename }) => networkName ?? filename);
}

export function Component() {
  const { names } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return <${name}Screen names={names} onRetry={() => void revalidate()} />;
}
`;

const screen = (
  name: string,
) => `import { Alert, Button, EmptyState, Frame, PageHead, Spinner, Text } from '@credence/ui';
import { Suspense, use } from 'react';
import { useText } from '../../ground/text/useText.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';

export interface ${name}ScreenProps {
  /** The names of the user's networks; undefined if they could not be loaded. Must not reject. */
  names: Promise<readonly string[] | undefined>;
  onRetry: () => void;
}

/** Shows the names of the user's networks. */
export function ${name}Screen(props: ${name}ScreenProps) {
  const { common, ${camelCase(name)} } = useText();
  return (
    <Frame width="text">
      <PageTitle>{${camelCase(name)}.title}</PageTitle>
      <PageHead title={${camelCase(name)}.title} />
      <Suspense fallback={<Spinner>{common.loading}</Spinner>}>
        <Names {...props} />
      </Suspense>
    </Frame>
  );
}

function Names({ names: promise, onRetry }: ${name}ScreenProps) {
  const { common, ${camelCase(name)} } = useText();
  const names = use(promise);
  if (!names) return <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{${camelCase(name)}.failed}</Alert>;
  if (names.length === 0) return <EmptyState title={${camelCase(name)}.empty} />;
  return names.map((network, index) => <Text key={index}>{network}</Text>);
}
`;

const stories = (name: string) => `import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { paths } from '../../ground/paths.js';
import { App } from '../../test/App.js';
import { buildNetwork } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/${spaced(name)}',
  component: App,
  args: { path: paths.${camelCase(name)}.href() },
  parameters: {
    purpose: '${spaced(name)}: the names of the networks of the user.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...fakeServer({ own: [buildNetwork({ networkName: 'Laryngeal carcinoma' })] }));
    return freshDevice;
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Laryngeal carcinoma')).toBeVisible();
  },
});
export const NoNetworks = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer());
  },
});
export const NotReachable = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/index', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
`;

const screenTest = (name: string) => `import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../ground/paths.js';
import { buildNetwork } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const address = paths.${camelCase(name)}.href();
const server = fakeServer({ own: [buildNetwork({ networkName: 'Laryngeal carcinoma' })] });

test('the page shows the names of the networks', async () => {
  const { getByRole, getByText } = await renderRoute(address, { server });
  await expect.element(getByRole('heading', { level: 1, name: '${spaced(name)}' })).toBeVisible();
  await expect.element(getByText('Laryngeal carcinoma')).toBeVisible();
});

test('the page says so when there are none', async () => {
  const { getByText } = await renderRoute(address);
  await expect.element(getByText('There are no networks yet.')).toBeVisible();
});

test('a visitor signs in first', async () => {
  const { getByRole } = await renderRoute(address, { signedIn: false });
  await expect.element(getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('what could not be loaded can be asked for again', async () => {
  let broken = true;
  const { getByRole, getByText } = await renderRoute(address, {
    server,
    handlers: [http.get('/user/index', () => (broken ? Response.error() : undefined))],
  });
  await expect.element(getByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(getByText('Laryngeal carcinoma')).toBeVisible();
});
`;

/** The sentences of each language; one that is missing here begins with the English ones, marked by its folder. */
const SENTENCES: Readonly<Record<string, (title: string) => Readonly<Record<string, string>>>> = {
  english: (title) => ({
    title,
    empty: 'There are no networks yet.',
    failed: 'Your networks could not be loaded.',
  }),
  german: (title) => ({
    title: `Seite „${title}“`,
    empty: 'Es gibt noch keine Netze.',
    failed: 'Ihre Netze konnten nicht geladen werden.',
  }),
};

function words(name: string, language: string): string {
  const english = SENTENCES.english!(spaced(name));
  const sentences = SENTENCES[language]?.(spaced(name)) ?? english;
  const mark = SENTENCES[language] ? '' : ` (${language})`;
  const lines = Object.entries(sentences).map(([key, sentence]) => `  ${key}: '${sentence}${mark}',`);
  const key = camelCase(name);
  return language === 'english'
    ? `/** The page ${spaced(name)}. */\nexport const ${key} = {\n${lines.join('\n')}\n};\n`
    : `import type { Text } from '../../english/app.js';\n\nexport const ${key}: Text['${key}'] = {\n${lines.join('\n')}\n};\n`;
}

/** Adds the words to the catalogue of a language. */
function withWords(text: string, key: string, language: string): string {
  const line = `import { ${key} } from './app/${key}.js';\n`;
  const imported = insertSorted(text, /^import \{ (\w+) \} from '\.\/app\//gm, { name: key, text: line });
  const from = /^export const \w+(?:: Text)? = \{\n/m.exec(imported)?.[0];
  if (from === undefined) throw new StepFailed(`Nothing was written: the catalogue of ${language} was not found.`);
  return changeBetween(imported, from, '};\n', (list) =>
    insertSorted(list, /^ {2}(\w+),/gm, { name: key, text: `  ${key},\n` }),
  );
}

function withPath(text: string, name: string): string {
  const line = `  ${camelCase(name)}: { pattern: '/${hyphened(name)}', href: () => '/${hyphened(name)}' },\n`;
  return changeBetween(text, 'export const paths = {\n', '\n  /** Routes without a page', (list) => list + line);
}

function withRoute(text: string, name: string): string {
  const key = camelCase(name);
  const line = `  { path: paths.${key}.pattern, lazy: () => import('./screens/${hyphened(name)}/${key}.route.js') },\n`;
  return changeBetween(text, 'const forUsers: RouteObject[] = [\n', '];\n', (list) => list + line);
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { must } from '../build/run.ts';
import { example } from './consumer.ts';
import { opened, type Served } from './openedPage.ts';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await example('frameworks', 'embeds/frameworks');
  await must('The pages could not be built.', 'pnpm', ['run', 'build'], { cwd: folder });
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** The page of a framework. */
const site =
  (name: string) =>
  (asked: string): Served | undefined => {
    const file = path.join(folder, 'dist', asked === '/index.html' ? `${name}/index.html` : asked);
    if (!existsSync(file)) return undefined;
    return { body: readFileSync(file), contentType: file.endsWith('.html') ? 'text/html' : 'text/javascript' };
  };
const relapse = (page: Page) => page.getByRole('slider', { name: 'Relapse' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = (page: Page) => page.locator('#sent').textContent();
/** What the framework holds: the risk, the answers to the question, and the codes of what was wrong. */
const state = async (page: Page) => JSON.parse((await page.locator('#state').textContent()) ?? '') as unknown;

describe.each(['vue', 'svelte', 'angular', 'react'])('the packed elements in %s', (name) => {
  test('R-2372: are bound, answered, required, locked, emptied and sent', async () => {
    const { page, complaints } = await opened(browser, site(name));
    await relapse(page).waitFor();
    expect(await relapse(page).isEnabled(), 'a property that is false locks nothing').toBe(true);

    await press(page, 'Send');
    await expect.poll(() => relapse(page).evaluate((range) => range.matches(':focus'))).toBe(true);
    expect(await sent(page), 'it is required').toBe('');

    await page.keyboard.press('ArrowRight');
    // It started at 30.
    await expect.poll(() => state(page)).toEqual([31, [null, null], []]);
    await page.getByRole('slider', { name: /distant/ }).focus();
    await page.keyboard.press('End');
    await expect.poll(() => state(page)).toEqual([31, [null, 99], []]);
    await press(page, 'Send');
    await expect.poll(() => sent(page)).toBe('risk=31&stage=1&stage=99');

    await press(page, 'Lock');
    await expect.poll(() => relapse(page).isDisabled()).toBe(true);
    await press(page, 'Send');
    await expect.poll(() => sent(page)).toBe('stage=1&stage=99');
    await press(page, 'Lock');
    await expect.poll(() => relapse(page).isEnabled()).toBe(true);

    await press(page, 'Forget');
    await expect.poll(() => relapse(page).inputValue()).toBe('30');
    await press(page, 'Send');
    expect(await sent(page), 'nobody has answered').toBe('stage=1&stage=99');
    expect(complaints).toEqual([]);

    await press(page, 'Wrong');
    await expect.poll(() => state(page)).toEqual([500, [null, 99], ['off-scale']]);
    await press(page, 'Send');
    await expect.poll(() => sent(page)).toBe('risk=99&stage=1&stage=99');
  });

  test('R-2372: can be used if the script comes after the page was drawn', async () => {
    const { page } = await opened(browser, site(name));
    await page.goto('http://embed.test/?late');
    await relapse(page).waitFor();
    expect(await relapse(page).isEnabled()).toBe(true);
    await relapse(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => state(page)).toMatchObject({ 0: 31 });
  });
});

const PLAIN = `
  import type { CredenceSliderElement, Share } from '@credence/elements';
  import type { SliderDetail } from '@credence/elements/slider';
  const slider: CredenceSliderElement = document.createElement('credence-slider');
  slider.addEventListener('credence-change', ({ detail }) => { const value: Share | null = detail.value; void value; });
  slider.addEventListener('credence-error', ({ detail }) => { const code: 'off-scale' | string = detail.code; void code; });
  document.querySelector('credence-question')!.addEventListener('credence-commit', ({ detail }) => detail.shares?.join());
  document.addEventListener('credence-commit', ({ detail }) => { const any: object = detail; void any; });
  slider.disabled = true;
  const { value }: SliderDetail = { value: { ppm: 2000 }, reason: 'key' };
  slider.value = value;
  // @ts-expect-error: it is a share or null
  slider.value = 'abc';
  // @ts-expect-error: a slider has one value
  slider.addEventListener('credence-change', ({ detail }) => detail.values);`;
const JSX = `
  import '@credence/elements/react';
  import type { Share } from '@credence/elements';
  export const good = <credence-slider label="Relapse" value={null} disabled={false} startValue={30} className="wide"
    oncredence-change={(event) => { const value: Share | null = event.detail.value; void value; }} />;
  export const question = <credence-question states={['a', 'b']} values={[1, null]} headingLevel="3" />;
  // @ts-expect-error: it is a share or null
  export const bad = <credence-slider value="abc" />;`;
const VUE = `<script setup lang="ts">
  import { ref } from 'vue';
  import type { Share } from '@credence/elements';
  const risk = ref<Share | null>(null);
  const states = ['a', 'b'];
</script>
<template>
  <credence-slider v-model="risk" label="Relapse" :startValue="30" @credence-change="risk = $event.detail.value" />
  <credence-question :states="states" :values="[1, null]" @credence-commit="risk = $event.detail.values[0] ?? null" />
  <!-- @vue-expect-error: it is a share or null -->
  <credence-slider :value="states" />
</template>`;
const CONFIG = {
  compilerOptions: { module: 'preserve', lib: ['es2023', 'dom'], jsx: 'react-jsx', strict: true, noEmit: true },
  vueCompilerOptions: { strictTemplates: true },
};

test('R-2375: types know each element and its events, in TypeScript, in JSX and in templates of Vue', async () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('plain.ts', PLAIN);
  write('jsx.tsx', JSX);
  write('Typed.vue', VUE);
  for (const file of ['plain.ts', 'jsx.tsx']) {
    const { options } = ts.convertCompilerOptionsFromJson({ ...CONFIG.compilerOptions, types: [] }, folder);
    const program = ts.createProgram([path.join(folder, file)], options);
    const texts = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(texts, file).toEqual([]);
  }
  // Beside it what the recipe shows.
  const files = ['Typed.vue', 'vue/Relapse.vue', 'vue/App.vue'];
  const compilerOptions = { ...CONFIG.compilerOptions, types: ['@credence/elements/vue'] };
  write('tsconfig.vue.json', JSON.stringify({ ...CONFIG, compilerOptions, files }));
  await must(
    'The template has wrong types.',
    process.execPath,
    ['node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.vue.json'],
    { cwd: folder },
  );
});

test('R-2370: custom-elements.json keeps to its schema', () => {
  const from = createRequire(path.join(folder, 'package.json'));
  const read = (name: string) => JSON.parse(readFileSync(from.resolve(name), 'utf8')) as object;
  const Ajv = from('ajv') as new (options: object) => { compile: (schema: object) => Valid };
  type Valid = ((data: unknown) => boolean) & { errors?: unknown };
  const valid = new Ajv({ allErrors: true, strict: false }).compile(read('custom-elements-manifest/schema.json'));
  expect(valid(read('@credence/elements/custom-elements.json')), JSON.stringify(valid.errors)).toBe(true);
});

test.each([
  ['credence-elements.js.LEGAL.txt', (name: string) => name === 'credence-elements.js.map'],
  ['modules/LEGAL.txt', (name: string) => /^modules\/.*\.map$/.test(name)],
])('R-2373: %s has the licences of every package of which there is code', (legal, isMap) => {
  const dist = path.join(folder, 'node_modules/@credence/elements/dist');
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isMap);
  const sources = maps.flatMap((map) => (JSON.parse(read(map)) as { sources: readonly string[] }).sources);
  const bundled = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  const named = [...read(legal).matchAll(/^(\S+) \d[\w.-]* \([\w.-]+\)$/gm)].map(([, name]) => name);
  expect(named).toEqual([...new Set(bundled.filter((name) => name !== undefined))].sort());
  expect(named).toEqual(expect.arrayContaining(['react-dom', 'react-remove-scroll', 'scheduler', 'tslib']));
});

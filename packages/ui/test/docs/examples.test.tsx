import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { EditableExample } from '../../stories/docs/live/EditableExample.js';
import type * as exampleEditor from '../../stories/docs/live/ExampleEditor.js';
import { runExample } from '../../stories/docs/live/runExample.js';

const texts = import.meta.glob<string>('../../stories/{examples,compositions}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const examples = Object.entries(texts).map(([file, text]) => [/([\w-]+)\.tsx$/.exec(file)?.[1] ?? '', text] as const);

const SLIDER = `import { ProbabilitySlider } from '@credence/ui';
export default function Example() {
  return <ProbabilitySlider label="How likely is a relapse?" defaultValue={30} />;
}
`;

const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

const code = () => page.getByRole('textbox', { name: 'Code of a slider' });
const slider = () => page.getByRole('slider');
const said = () => page.getByRole('status').element().textContent;

async function edit() {
  await render(
    <CredenceProvider>
      <EditableExample name="a slider" text={SLIDER} />
      <a href="#next">Next</a>
    </CredenceProvider>,
  );
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(slider()).toHaveValue('30');
}

test('R-3140: there are examples', () => {
  expect(examples.length).toBeGreaterThan(60);
});

test.each(examples)('R-3140: the example of %s runs from its text, without a complaint', async (_, text) => {
  const Example = runExample(text);
  const { container } = await render(<CredenceProvider children={<Example />} />);
  expect(container.textContent + container.innerHTML).not.toBe('');
  expect(complaints).toEqual([]);
});

describe('an example that is edited', () => {
  test('R-3141: is code to read until somebody asks to edit it, and then has the focus', async () => {
    await render(<CredenceProvider children={<EditableExample name="a slider" text={SLIDER} />} />);
    expect(slider().query()).toBeNull();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveValue(SLIDER);
  });

  test('R-3141: is drawn as it is typed, and as it came after Reset', async () => {
    await edit();
    await userEvent.fill(code(), SLIDER.replace('30', '80').replace('a relapse', 'rain'));
    await expect.element(page.getByRole('slider', { name: 'How likely is rain?' })).toHaveValue('80');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(page.getByRole('slider', { name: 'How likely is a relapse?' })).toHaveValue('30');
    await expect.element(code()).toHaveValue(SLIDER);
    await expect.element(code()).toHaveFocus();
  });

  test.each([
    [
      'is not a program',
      SLIDER.replace('return <', 'return < <'),
      /^Line 3: .*\. The picture is the last that worked\.$/,
    ],
    ['fails when it is drawn', SLIDER.replace('{30}', '{nobody}'), /^nobody is not defined\. The picture is/],
    [
      'takes a name that is not there',
      SLIDER.replaceAll('ProbabilitySlider', 'ProbabiltySlider'),
      /^@credence\/ui exports no ProbabiltySlider\. Did you mean ProbabilitySlider\? The picture is/,
    ],
    ['imports what is not there', `import _ from 'lodash';\n${SLIDER}console.log(_);`, /not "lodash"/],
    ['never ends', SLIDER.replace('return', 'for (;;) {}\n  return'), /A loop does not end/],
    ['exports nothing', SLIDER.replace('export default ', ''), /Export a component/],
  ])('R-3141: says in words what is wrong where it %s, and keeps the last picture', async (_, text, words) => {
    await edit();
    await userEvent.fill(code(), text);
    await expect.poll(said).toMatch(words);
    expect(code().element().getAttribute('aria-describedby')).toContain(page.getByRole('status').element().id);
    await expect.element(slider()).toHaveValue('30');

    await userEvent.fill(code(), SLIDER.replace('30', '31'));
    await expect.element(slider()).toHaveValue('31');
    await expect.poll(said).toBe('');
  });

  test('R-3141: keeps the last picture also where the next fails once it is drawn, and tries that once', async () => {
    await edit();
    const failing = `import { useEffect } from 'react';
import { ProbabilitySlider } from '@credence/ui';
export default function Example() {
  useEffect(() => {
    window.name += '!';
    throw new Error('no sensor');
  }, []);
  return <ProbabilitySlider label="How likely is a relapse?" defaultValue={99} />;
}
`;
    window.name = '';
    await userEvent.fill(code(), failing);
    await expect.poll(said).toMatch(/no sensor/);
    await expect.element(slider()).toHaveValue('30');
    expect(window.name).toBe('!');
  });

  test('R-3141: is copied as it is typed, and says so until it is another', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await edit();
    const other = SLIDER.replace('30', '80');
    await userEvent.fill(code(), other);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied).toHaveBeenCalledWith(other);
    await userEvent.fill(code(), SLIDER);
    await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('R-3198: its button stays and is busy until the editor is there, which takes the focus only from it', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof exampleEditor>();
    await render(
      <CredenceProvider>
        <EditableExample name="a slider" text={SLIDER} load={() => promise} />
        <a href="#next">Next</a>
      </CredenceProvider>,
    );
    const button = page.getByRole('button', { name: 'Edit' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveFocus();
    page.getByRole('link').element().focus();
    resolve(await import('../../stories/docs/live/ExampleEditor.js'));
    await expect.element(code()).toBeVisible();
    await expect.element(page.getByRole('link')).toHaveFocus();
  });

  test('R-3198: an editor that cannot be loaded is said, and loaded at the next press', async () => {
    let isThere = false;
    const load = () =>
      isThere ? import('../../stories/docs/live/ExampleEditor.js') : Promise.reject(new TypeError('Failed to fetch'));
    await render(<CredenceProvider children={<EditableExample name="a slider" text={SLIDER} load={load} />} />);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(said).toMatch(/could not be loaded/);
    isThere = true;
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect.element(code()).toHaveFocus();
  });

  test('R-3141: is left by Tab, which it says', async () => {
    await edit();
    await expect.element(code()).toHaveAccessibleDescription('Tab leaves the code. What you type stays in this page.');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(code()).toHaveFocus();
  });
});

test('R-3405: an example may take one component alone, as the README of the kit does', async () => {
  const Example = runExample(SLIDER.replace('@credence/ui', '@credence/ui/ProbabilitySlider'));
  await render(<CredenceProvider children={<Example />} />);
  await expect.element(slider()).toHaveValue('30');
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { runExample } from '../../stories/docs/live/runExample.js';
import { ActionForm, readAnswers } from './ActionForm.js';
import frenchQuestion from './FrenchQuestion.tsx?raw';
import { HookForm } from './HookForm.js';
import { PlainForm } from './PlainForm.js';
import sentForm from './SentForm.tsx?raw';

const form = () => document.querySelector('form') as HTMLFormElement;
const sent = (name: string) => new FormData(form()).getAll(name);
const slider = (nth = 0) => page.getByRole('slider').nth(nth);
const save = () => page.getByRole('button', { name: 'Save' }).click();
const answer = async (nth = 0) => {
  (slider(nth).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
};

test('R-2716, R-2718: a plain form sends nothing unanswered, is refused by the browser, and can be reset', async () => {
  await render(<CredenceProvider children={<PlainForm />} />);
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  form().addEventListener('submit', submitted);

  expect([sent('present'), form().checkValidity()]).toEqual([[], false]);
  await save();
  expect(submitted).not.toHaveBeenCalled();
  await expect.element(slider()).toHaveFocus();

  await answer();
  await expect.poll(() => [sent('present'), form().checkValidity()]).toEqual([['51'], true]);
  await save();
  expect(submitted).toHaveBeenCalledOnce();

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.poll(() => [sent('present'), form().checkValidity()]).toEqual([[], false]);
});

test('R-2716: react-hook-form finds the slider that is invalid, describes and focuses it', async () => {
  const onSave = vi.fn();
  await render(<CredenceProvider children={<HookForm onSave={onSave} />} />);
  await save();
  await expect.element(slider()).toHaveFocus();
  await expect.element(slider()).toHaveAccessibleDescription('Answer this question before you go on.');
  await expect.element(slider()).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();

  await answer();
  await expect.element(slider()).not.toBeInvalid();
  await save();
  await expect.poll((): unknown => onSave.mock.calls[0]?.[0]).toEqual({ present: 51 });
});

test('R-2714: a server action reads the answers, and its refusal leaves them in place', async () => {
  const action = vi.fn((_before: unknown, data: FormData) =>
    Promise.resolve({ values: readAnswers(data), error: 'The study is closed.' }),
  );
  await render(<CredenceProvider children={<ActionForm save={action} />} />);
  await save();
  await expect.element(slider(0)).toHaveFocus();
  expect(action).not.toHaveBeenCalled();

  // The other one follows.
  await answer(0);
  await save();
  await expect.element(page.getByText('The study is closed.')).toBeVisible();
  expect(await action.mock.results[0]?.value).toMatchObject({ values: [51, 49] });
  await expect.poll(() => sent('metastasis')).toEqual(['51', '49']);
});

test('R-3145: the form to edit shows what it sends: a number for each state that has one', async () => {
  const SentForm = runExample(sentForm);
  await render(<CredenceProvider children={<SentForm />} />);
  await answer(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Sent: [["metastasis","51"],["metastasis","49"]]')).toBeVisible();
});

test('R-3145: the question in French speaks French, and says so to screen readers', async () => {
  const FrenchQuestion = runExample(frenchQuestion);
  await render(<FrenchQuestion />);
  const first = slider(0).element();
  expect(first.closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(first.getAttribute('aria-valuetext')).toMatch(/^30 pour cent/);
});

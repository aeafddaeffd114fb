import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from './questionProps.js';
import type { ProbabilityQuestionActions } from './useQuestionActions.js';

async function show(props: Omit<ProbabilityQuestionProps, 'nodeName'>) {
  const actions = createRef<ProbabilityQuestionActions>();
  await render(<ProbabilityQuestion nodeName="Stridor" actionsRef={actions} {...props} />, {
    wrapper: CredenceProvider,
  });
  return actions;
}

test('R-3606: a question focuses its first slider, and says where it has none', async () => {
  const actions = await show({ states: ['mild', 'severe'], defaultStanding: 'notMyField' });
  expect(actions.current?.focus()).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  document.querySelector<HTMLElement>(':focus')?.blur();
  expect(actions.current?.focus()).toBe(true);
  expect(document.activeElement).toBe(page.getByRole('slider').elements()[0]);
});

test('R-3606: it focuses the first state in sight without an answer, and clears a search that leaves all out', async () => {
  const states = Array.from({ length: 24 }, (_, index) => `state ${index + 1}`);
  const actions = await show({
    states,
    startValue: null,
    required: true,
    defaultValues: states.map((_, index) => (index === 4 || index === 11 ? null : 1)),
  });
  const row = () => document.activeElement?.closest('[data-slot="place"]')?.textContent;
  const search = page.getByRole('searchbox');
  actions.current?.focusMissing();
  expect(row()).toContain('state 5');
  await userEvent.fill(search, 'state 12');
  actions.current?.focusMissing();
  expect(row()).toContain('state 12');
  await userEvent.fill(search, 'state 20');
  actions.current?.focusMissing();
  await expect.element(search).toHaveValue('');
  expect(row()).toContain('state 5');
});

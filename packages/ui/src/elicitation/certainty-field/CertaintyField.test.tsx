import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CertaintyField } from './CertaintyField.js';

const choices = () => page.getByRole('radio').elements() as HTMLInputElement[];
const comment = () => page.getByRole('textbox', { name: 'Explain your uncertainty:' });

test('asks "How certain are you?" with four choices, none of them chosen (R-715, R-716)', async () => {
  await render(<CertaintyField />);
  await expect.element(page.getByRole('radiogroup', { name: 'How certain are you?' })).toBeVisible();
  expect(choices().map((radio) => [radio.value, radio.checked])).toEqual([
    ['uncertain', false],
    ['ratherUncertain', false],
    ['ratherCertain', false],
    ['certain', false],
  ]);
  for (const name of ['uncertain', 'rather uncertain', 'rather certain', 'certain']) {
    await expect.element(page.getByRole('radio', { name, exact: true })).toBeInTheDocument();
  }
});

test.each([
  ['uncertain', 'uncertain', true],
  ['rather uncertain', 'ratherUncertain', true],
  ['rather certain', 'ratherCertain', false],
  ['certain', 'certain', false],
])(
  'R-3293: "%s" is reported as "%s" and asks for an explanation: %s (R-717 to R-719)',
  async (name, value, explains) => {
    const onValueChange = vi.fn();
    await render(<CertaintyField onValueChange={onValueChange} />);
    await userEvent.click(page.getByRole('radio', { name, exact: true }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(value, expect.objectContaining({ reason: 'press' }));
    expect(comment().elements()).toHaveLength(explains ? 1 : 0);
  },
);

test('asks for no explanation while nothing is chosen (R-718)', async () => {
  await render(<CertaintyField />);
  expect(comment().elements()).toHaveLength(0);
});

test('the arrow keys go through the choices', async () => {
  const onValueChange = vi.fn();
  await render(<CertaintyField defaultValue="ratherUncertain" onValueChange={onValueChange} />);
  choices()[1]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith('ratherCertain', expect.objectContaining({ reason: 'key' }));
});

test('the digits choose, and Enter goes to the explanation that is missing', async () => {
  const onValueChange = vi.fn();
  await render(<CertaintyField onValueChange={onValueChange} />);
  choices()[0]?.focus();
  await userEvent.keyboard('3');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ratherCertain', expect.objectContaining({ reason: 'key' }));
  expect(document.activeElement).toBe(choices()[2]);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(choices()[2]);

  await userEvent.keyboard('1{Enter}');
  await expect.element(comment()).toHaveFocus();
  await userEvent.keyboard('Only 2 cases');
  await expect.element(comment()).toHaveValue('Only 2 cases');
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

test.each(['5', '0', '{Control>}2{/Control}', '{Alt>}2{/Alt}'])('the keys %s choose nothing', async (keys) => {
  const onValueChange = vi.fn();
  await render(<CertaintyField onValueChange={onValueChange} />);
  choices()[0]?.focus();
  await userEvent.keyboard(keys);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('what is typed survives a change of mind', async () => {
  await render(<CertaintyField defaultValue="ratherUncertain" />);
  await userEvent.fill(comment(), 'Few cases');
  await userEvent.click(page.getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(page.getByRole('radio', { name: 'uncertain', exact: true }));
  await expect.element(comment()).toHaveValue('Few cases');
});

test('R-2623: "as in the last question" is one press, with its explanation, and never preselected', async () => {
  const onValueChange = vi.fn();
  await render(<CertaintyField lastValue="ratherUncertain" lastComment="Few cases" onValueChange={onValueChange} />);
  expect(choices().some(({ checked }) => checked)).toBe(false);
  const again = page.getByRole('button', { name: 'As in the last question: rather uncertain' });
  await userEvent.click(again);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ratherUncertain', expect.objectContaining({ reason: 'last' }));
  await expect.element(comment()).toHaveValue('Few cases');
  expect(document.activeElement).toBe(choices()[1]);
  expect(again.query()).toBeNull();
});

test('R-2623: an explanation that was typed is not replaced', async () => {
  await render(
    <CertaintyField
      defaultValue="uncertain"
      defaultComment="Only 2 cases"
      lastValue="ratherUncertain"
      lastComment="Few cases"
    />,
  );
  await userEvent.click(page.getByRole('button', { name: /^As in the last question/ }));
  await expect.element(comment()).toHaveValue('Only 2 cases');
});

test('what is wrong is tied to what it is about (R-731, R-732)', async () => {
  const missing = 'Please specify how certain you are in your assessment.';
  const unexplained = 'Please describe your uncertainty.';
  await render(<CertaintyField value="uncertain" error={missing} commentError={unexplained} />);
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription(missing);
  await expect.element(comment()).toHaveAccessibleDescription(`Do not enter patient data. ${unexplained}`);
  await expect.element(comment()).toHaveAttribute('aria-invalid', 'true');
});

test('R-3605: refs are the chosen button, or else the first, and the explanation while it is asked for', async () => {
  const inputRef = createRef<HTMLInputElement>();
  const commentRef = createRef<HTMLTextAreaElement>();
  await render(<CertaintyField inputRef={inputRef} commentRef={commentRef} />);
  expect(inputRef.current).toBe(choices()[0]);
  expect(commentRef.current).toBeNull();
  await userEvent.click(page.getByRole('radio', { name: 'rather uncertain', exact: true }));
  expect(inputRef.current).toBe(choices()[1]);
  expect(commentRef.current).toBe(comment().element());
});

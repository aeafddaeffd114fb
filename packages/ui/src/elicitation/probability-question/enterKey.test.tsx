import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from './questionProps.js';

const show = (props: Partial<ProbabilityQuestionProps> = {}) =>
  render(<ProbabilityQuestion nodeName="Stridor" states={['present', 'doubtful', 'absent']} {...props} />);
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const focused = () => sliders().indexOf(document.activeElement as HTMLInputElement);

test('digits and Enter give one answer after the other, and the last Enter leads on', async () => {
  const onLastEnter = vi.fn();
  await show({ onLastEnter });
  sliders()[0]?.focus();
  await userEvent.keyboard('62{Enter}30{Enter}8');
  expect(focused()).toBe(2);
  expect(onLastEnter).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onLastEnter).toHaveBeenCalledOnce();
  expect(sliders().map(({ value }) => value)).toEqual(['62', '30', '8']);
});

test('Enter keeps a starting value on its way, and changes no answer that is given', async () => {
  const onValuesChange = vi.fn();
  await show({ defaultValues: [20, null, 30], onValuesChange });
  sliders()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onValuesChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith([20, 50, 30], expect.objectContaining({ index: 1 }));
  expect(focused()).toBe(2);
});

test('an Enter that is held down goes one slider far', async () => {
  await show();
  const first = sliders()[0];
  first?.focus();
  const press = (repeat: boolean) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );
  press(false);
  for (let times = 0; times < 5; times++) press(true);
  expect(focused()).toBe(1);
});

test.each(['{Control>}{Enter}{/Control}', '{Shift>}{Enter}{/Shift}'])(
  '%s leaves the focus where it is',
  async (keys) => {
    await show({ defaultValues: [20, 30, 50] });
    sliders()[0]?.focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(0);
  },
);

test('it passes over what the search leaves out', async () => {
  const states = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? `even_${index}` : `odd_${index}`));
  await show({ states });
  await userEvent.fill(page.getByRole('searchbox'), 'odd');
  await expect
    .element(page.getByRole('slider').first())
    .toHaveAccessibleName('How likely is it that Stridor is: odd 1?');
  sliders()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toHaveAccessibleName('How likely is it that Stridor is: odd 3?');
});

test('on the last slider of a form without more to come Enter sends the form, as in every field', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <ProbabilityQuestion nodeName="Stridor" states={['present', 'absent']} defaultValues={[20, 80]} />
      <button>Send</button>
    </form>,
  );
  sliders()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

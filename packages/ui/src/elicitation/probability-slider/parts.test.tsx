import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type { Share } from '../answers/share.js';
import { SliderAnswer } from './answer/SliderAnswer.js';
import { exactShares } from './fine-line/exactShares.js';
import { SliderMisfit } from './number/SliderMisfit.js';
import { SliderNumber } from './number/SliderNumber.js';
import { SliderQuestion } from './question/SliderQuestion.js';
import { SliderRail } from './rail/SliderRail.js';
import { SliderRoot } from './root/SliderRoot.js';
import { useProbability } from './state/useProbability.js';
import { SliderSteps } from './steps/SliderSteps.js';
import { SliderWords } from './words/SliderWords.js';

const slider = () => page.getByRole('slider');

test('R-3609: each part works wherever it stands in its root, also inside elements of the page', async () => {
  const onValueCommit = vi.fn();
  await render(
    <CredenceProvider>
      <SliderRoot onValueCommit={onValueCommit}>
        <section>
          <SliderWords />
          <SliderSteps>
            <SliderNumber />
          </SliderSteps>
        </section>
        <SliderRail />
        <SliderQuestion label="How likely is a relapse?" />
      </SliderRoot>
    </CredenceProvider>,
  );
  await expect.element(slider()).toHaveAccessibleName('How likely is a relapse?');
  await userEvent.click(page.getByRole('button', { name: 'probable 85' }));
  await userEvent.click(page.getByRole('button', { name: 'One more' }));
  await expect.element(page.getByRole('textbox')).toHaveValue('86');
  await expect.element(slider()).toHaveValue('86');
  expect(onValueCommit.mock.calls.map(([value]): unknown => value)).toEqual([85, 86]);
});

test('R-3609: without a question, group and rail are named by the label of the root', async () => {
  await render(
    <CredenceProvider>
      <SliderRoot aria-label="How likely?" defaultValue={30}>
        <SliderRail />
        <SliderAnswer />
      </SliderRoot>
    </CredenceProvider>,
  );
  await expect.element(page.getByRole('group')).toHaveAccessibleName('How likely?');
  await expect.element(slider()).toHaveAccessibleName('How likely?');
  await expect.element(page.getByText('between')).toBeVisible();
});

test('R-3609: a number without a rail is an answer, and one without a misfit keeps the answer before', async () => {
  const onValueCommit = vi.fn();
  await render(
    <CredenceProvider>
      <SliderRoot aria-label="How likely?" onValueCommit={onValueCommit}>
        <SliderNumber />
      </SliderRoot>
    </CredenceProvider>,
  );
  const number = page.getByRole('textbox');
  await userEvent.fill(number, '37');
  await userEvent.tab();
  await userEvent.fill(number, 'perhaps');
  await userEvent.tab();
  await expect.element(number).toHaveValue('37');
  expect(onValueCommit.mock.calls.map(([value]): unknown => value)).toEqual([37]);
});

test('R-3609: a rail takes no press from what is above and below the slider', async () => {
  const onPress = vi.fn();
  const button = (name: string) => (
    <button type="button" style={{ display: 'block', inlineSize: '100%' }} onClick={onPress}>
      {name}
    </button>
  );
  await render(
    <CredenceProvider>
      {button('Before')}
      <SliderRoot aria-label="How likely?" name="answer" precision="exact" defaultValue={{ ppm: 2000 }}>
        <SliderRail />
      </SliderRoot>
      {button('After')}
    </CredenceProvider>,
  );
  for (const [name, at] of [
    ['Before', 'bottom'],
    ['After', 'top'],
  ] as const) {
    const box = page.getByRole('button', { name }).element().getBoundingClientRect();
    const pressed = document.elementFromPoint(box.x + box.width / 2, at === 'top' ? box.top + 1 : box.bottom - 1);
    expect(pressed?.textContent).toBe(name);
  }
});

test('R-3609: the ids of question and misfit are those of the page, and name and describe what they did', async () => {
  await render(
    <CredenceProvider>
      <SliderRoot>
        <SliderQuestion label="How likely is a relapse?" id="asked" />
        <SliderRail />
        <SliderNumber />
        <SliderMisfit id="wrong" />
      </SliderRoot>
    </CredenceProvider>,
  );
  await expect.element(slider()).toHaveAccessibleName('How likely is a relapse?');
  await userEvent.fill(page.getByRole('textbox'), '120');
  await userEvent.keyboard('{Enter}');
  expect(document.querySelector('#wrong')?.textContent).toContain('120');
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(/^120 is above 99/);
});

test('R-3609: a part outside of a root says so', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<SliderRail />)).rejects.toThrow('Not inside SliderRoot.');
  silent.mockRestore();
});

interface OwnControlProps {
  value?: Share | null;
  disabled?: boolean;
  onValueChange?: (value: Share | null) => void;
  onValueCommit?: (value: Share | null) => void;
}

/** A control of a page, drawn with the hook alone. */
function OwnControl(props: OwnControlProps) {
  const answer = useProbability({ ...props, precision: 'exact', exactShares });
  const step = (by: number) => (event: FormEvent) => {
    answer.stepBy(by, 'step', event.nativeEvent);
    answer.commit();
  };
  return (
    <>
      <output>{answer.unset ? 'not answered' : `${answer.value}, exactly ${answer.exact}`}</output>
      <button type="button" disabled={answer.locked} onClick={step(-1)}>
        Less
      </button>
      <button type="button" disabled={answer.locked} onClick={step(1)}>
        More
      </button>
    </>
  );
}

const text = () => document.querySelector('output')?.textContent;
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('R-3610: a control of the page steps from the starting value, and tells each step and its end once', async () => {
  const [onValueChange, onValueCommit] = [vi.fn(), vi.fn()];
  await render(<OwnControl onValueChange={onValueChange} onValueCommit={onValueCommit} />);
  expect(text()).toBe('not answered');
  await press('More');
  expect(text()).toBe('51, exactly null');
  await press('Less');
  expect(onValueChange.mock.calls.map(([value]): unknown => value)).toEqual([51, 50]);
  expect(onValueCommit.mock.calls.map(([value]): unknown => value)).toEqual([51, 50]);
});

test('R-3610: it steps over the fine stops below 1 %, and stays where its parent refuses', async () => {
  function Parent() {
    const [value, setValue] = useState<Share | null>(1);
    return <OwnControl value={value} onValueChange={(next) => typeof next === 'object' && setValue(next)} />;
  }
  await render(<Parent />);
  await press('Less');
  await press('Less');
  expect(text()).toBe('1, exactly 5000');
  for (let times = 0; times < 3; times += 1) await press('More');
  expect(text()).toBe('1, exactly 10000');
});

test('R-3610: nothing changes it while it is disabled', async () => {
  const onValueChange = vi.fn();
  await render(<OwnControl value={30} disabled onValueChange={onValueChange} />);
  await expect.element(page.getByRole('button', { name: 'More' })).toBeDisabled();
  expect([text(), onValueChange.mock.calls]).toEqual(['30, exactly null', []]);
});

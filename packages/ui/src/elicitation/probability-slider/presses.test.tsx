import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateTouchScreen, endEmulation } from '../../../test/contract/emulation.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { englishLabels } from '../../labels/englishLabels.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';
import { holdPace, holdPause } from './steps/SliderSteps.js';

const { fineLine, probabilitySlider: texts } = englishLabels;
endEmulation();

const slider = (nth = 0) => page.getByRole('slider').nth(nth).element() as HTMLInputElement;
const more = () => page.getByRole('button', { name: texts.more }).element();
const pointer = (type: string) =>
  more().dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7 }));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('R-2325: a step button that was held, left and entered again adds nothing when it is released', async () => {
  const onValueCommit = vi.fn();
  await render(<ProbabilitySlider label="present?" defaultValue={50} onValueCommit={onValueCommit} />);
  pointer('pointerdown');
  await pause(holdPause + 3 * holdPace);
  pointer('pointerout');
  await pause(50);
  const kept = slider().value;
  expect(Number(kept)).toBeGreaterThan(50);
  pointer('pointerover');
  pointer('pointerup');
  pointer('click');
  await pause(50);
  expect([slider().value, onValueCommit.mock.calls.map(([value]) => String(value))]).toEqual([kept, [kept]]);
});

test('R-2326: a press on a question goes to its slider', async () => {
  await render(
    <>
      <ProbabilitySlider lead="How likely is" label="present?" headingLevel={2} />
      <ProbabilityQuestion nodeName="Stage" states={['early', 'late']} />
    </>,
  );
  await userEvent.click(page.getByText('present?'));
  expect(document.activeElement).toBe(slider(0));
  await userEvent.click(page.getByText('late?'));
  expect(document.activeElement).toBe(slider(2));
});

test('R-2326: a page that prevents a key in a question stops it there, in the box and on the fine line too', async () => {
  const onValuesChange = vi.fn();
  const onLastEnter = vi.fn();
  const props = { nodeName: 'Stage', states: ['early', 'late'], defaultValues: [{ ppm: 2_000 }, 60] };
  await render(
    <ProbabilityQuestion
      {...props}
      onValuesChange={onValuesChange}
      onLastEnter={onLastEnter}
      precision="exact"
      onKeyDown={(event) => event.preventDefault()}
    />,
  );
  for (const control of page.getByRole('slider').elements()) {
    (control as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{Delete}{Enter}r');
  }
  await userEvent.click(page.getByRole('textbox').last());
  await userEvent.keyboard('{ArrowUp}');
  expect([onValuesChange.mock.calls, onLastEnter.mock.calls]).toEqual([[], []]);
});

test.each([320, 390, 1280])('R-2330: nothing of a slider stands beyond its edge at %i px', async (width) => {
  await page.viewport(width, 700);
  for (const props of [{}, { defaultValue: { ppm: 2_000 } }, { defaultValue: { ppm: 998_000 } }]) {
    for (const dir of ['ltr', 'rtl']) {
      const view = await render(
        <CredenceProvider>
          <div dir={dir} data-testid="edge" style={{ overflow: 'auto', inlineSize: width }}>
            <ProbabilitySlider label="present?" precision="exact" {...props} />
          </div>
        </CredenceProvider>,
      );
      await document.fonts.ready;
      const edge = page.getByTestId('edge').element();
      expect([edge.scrollWidth - edge.clientWidth, width, dir]).toEqual([0, width, dir]);
      await view.unmount();
    }
  }
});

/** How high the area is in which a press reaches a button, straight up and down from its middle. */
function heightToPress(button: Element): number {
  button.scrollIntoView({ block: 'center' });
  const { left, width, top, height } = button.getBoundingClientRect();
  const x = left + width / 2;
  const middle = top + height / 2;
  const reach = (step: 1 | -1) => {
    let y = 0;
    while (y < 60 && button.contains(document.elementFromPoint(x, middle + step * y))) y += 0.5;
    return y;
  };
  return reach(1) + reach(-1);
}

test('R-2330: on a touch screen words and buttons are at least 44 pixels high to press', async () => {
  await page.viewport(390, 800);
  await emulateTouchScreen();
  await render(
    <CredenceProvider>
      <div style={{ inlineSize: 358 }}>
        <ProbabilitySlider label="present?" />
        <ProbabilitySlider label="near?" precision="exact" defaultValue={{ ppm: 2_000 }} />
      </div>
    </CredenceProvider>,
  );
  await document.fonts.ready;
  // Beside its shorter line, the box of an end word gives way to its neighbour.
  for (const word of document.querySelectorAll('[data-slot="word"]')) {
    expect(word.getBoundingClientRect().height, word.textContent ?? '').toBeGreaterThanOrEqual(44);
  }
  const buttons = [
    page.getByRole('button', { name: texts.keep(50) }).element(),
    page.getByRole('button', { name: fineLine.backTo(1) }).element(),
    ...page.getByRole('button', { name: texts.less }).elements(),
    ...page.getByRole('button', { name: texts.more }).elements(),
  ];
  expect(buttons).toHaveLength(6);
  expect(buttons[1]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  for (const button of buttons) {
    expect(heightToPress(button), button.textContent ?? '').toBeGreaterThanOrEqual(43.5);
  }
});

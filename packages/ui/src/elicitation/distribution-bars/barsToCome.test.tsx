import { createRef, type RefObject } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { later } from '../../foundations/later/later.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { useAskedBars } from './askedBars.fixtures.js';
import { Bars } from './Bars.js';
import { BarsToCome } from './BarsToCome.js';

const states = ['local', 'spread'];

/** Bars that come when the test says so. */
let come = () => {};
const Place = later(
  () =>
    new Promise<typeof Bars>((resolve) => {
      come = () => resolve(Bars);
    }),
  BarsToCome,
);

function Asked({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const { root, bars } = useAskedBars(states, [20, null]);
  return (
    <div ref={root} data-credence="asked">
      <Place
        nodeName="Stage"
        {...bars}
        shown={[20, 80]}
        fieldAt={(index) => ({ required: true, inputRef: index === 1 ? inputRef : undefined })}
      />
    </div>
  );
}

test('R-3192: a form is not sent before the bars that it requires are there, and asks for the same as later', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const inputRef = createRef<HTMLInputElement>();
  await render(
    <CredenceProvider>
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
        <Asked inputRef={inputRef} />
        <button type="submit">Send</button>
      </form>
    </CredenceProvider>,
  );
  await expect.element(page.getByText('Loading...')).toBeVisible();
  const toCome = page.getByRole('slider', { name: /spread/ });
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(toCome).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(inputRef.current).toBe(toCome.element());
  const asked = inputRef.current?.validationMessage;

  come();
  await expect.poll(() => page.getByRole('slider').elements().length).toBe(2);
  expect(asked).toMatch(/\w/);
  expect(inputRef.current?.validationMessage).toBe(asked);
  expect(page.getByRole('slider').elements()).toContain(document.activeElement);
  expect(onSubmit).not.toHaveBeenCalled();
});

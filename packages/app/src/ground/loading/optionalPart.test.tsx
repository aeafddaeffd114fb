import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { optionalPart } from './optionalPart.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a page draws around its parts for its own errors. */
class Caught extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ? <p>Broken: {this.state.said}</p> : this.props.children;
  }
}

const Order = () => <p>The order of what matters</p>;

/** A ranking that does not come this many times, over the list that it would order. */
async function put(times: number, cause: Error) {
  const load = vi.fn<() => Promise<typeof Order>>().mockResolvedValue(Order);
  for (let failed = 0; failed < times; failed += 1) load.mockRejectedValueOnce(cause);
  const Part = optionalPart(load, () => <p>The list</p>);
  await render(
    <Caught>
      <Suspense>
        <Part />
      </Suspense>
    </Caught>,
  );
  return load;
}
const notThere = new TypeError('Importing a module script failed.');

test('R-3190: what a page can do without is asked for again, and comes', async () => {
  await put(2, notThere);
  await vi.advanceTimersByTimeAsync(1_500);
  await expect.element(page.getByText('The order of what matters')).toBeVisible();
});

test('R-3190: where it does not come after a few tries, the page goes on without it', async () => {
  const load = await put(5, notThere);
  await vi.advanceTimersByTimeAsync(7_500);
  await expect.element(page.getByText('The list')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(5);
});

test('R-3194: an error in its file is one of the page, at once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = await put(1, new ReferenceError('order is not defined'));
  await expect.element(page.getByText('Broken: order is not defined')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

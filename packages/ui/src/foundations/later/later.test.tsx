import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { germanLabels } from '../../labels/german.js';
import { CredenceProvider } from '../provider/CredenceProvider.js';
import { later, type PlaceProps } from './later.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const notThere = () => new TypeError('Importing a module script failed.');
const Line = ({ label }: { label: string }) => <input type="range" aria-label={label} />;
const Place = ({ children }: PlaceProps) => <div data-testid="place">{children}</div>;

/** A part that does not come `times` times, on the page of somebody who has typed something beside it. */
async function put(times: number, cause: unknown = notThere(), labels = {}) {
  const load = vi.fn<() => Promise<typeof Line>>().mockResolvedValue(Line);
  for (let failed = 0; failed < times; failed += 1) load.mockRejectedValueOnce(cause);
  const Part = later(load, Place);
  await render(
    <CredenceProvider labels={labels}>
      <Caught>
        <div data-credence="asked">
          <input aria-label="Comment" defaultValue="typed" />
          <Part label="Share" />
        </div>
      </Caught>
    </CredenceProvider>,
  );
  return load;
}

/** What a page draws around the kit for its own errors. */
class Caught extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ? <p>Broken: {this.state.said}</p> : this.props.children;
  }
}

const part = page.getByRole('slider', { name: 'Share' });
const again = page.getByRole('button', { name: 'Try again' });
const givenUp = () => vi.advanceTimersByTimeAsync(7_500);

test('R-3190: an empty place says nothing of a part that is still asked for, and the part comes into it', async () => {
  await put(2);
  await expect.element(page.getByTestId('place')).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(1_500);
  await expect.element(part).toBeVisible();
});

test('R-3191: after a few tries it is told that a part could not be loaded, and what stands beside it stays', async () => {
  await put(5);
  await givenUp();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await expect.element(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('typed');
});

test('R-3191: whoever presses "Try again" goes on in the part that has come', async () => {
  const load = await put(5);
  await givenUp();
  await userEvent.click(again);
  await expect.element(part).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(6);
});

test('R-3191: while it tries again the button keeps the focus, and what failed again is said again', async () => {
  await put(10);
  await givenUp();
  await userEvent.click(again);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Loading...');
  await expect.element(again).toHaveFocus();
  await givenUp();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await expect.element(again).toHaveFocus();
});

test('R-3191: it tries again by itself when the connection is back, and leaves the focus where it is', async () => {
  await put(5);
  await givenUp();
  await expect.element(again).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'Comment' }));
  dispatchEvent(new Event('online'));
  await expect.element(part).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
});

test('R-3191: it is told in the words of the provider', async () => {
  await put(5, notThere(), germanLabels);
  await givenUp();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Dieser Teil konnte nicht geladen werden.');
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

test('R-3194: an error in the part itself is the page’s, at once and after "Try again"', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = await put(1, new ReferenceError('rail is not defined'));
  await expect.element(page.getByText('Broken: rail is not defined')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

import { StrictMode } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../../src/index.js';
import type { AskingControl } from './asking.js';

type Props = Readonly<Record<string, unknown>>;

/** Shows a control in a form, with room to scroll, and listens to it. */
export async function showAsking(control: AskingControl, props: Props = {}, { locale = 'en', dir = 'ltr' } = {}) {
  const told = { changes: [] as (number | null)[], ends: [] as (number | null)[] };
  const listening = control.listens(
    (value) => told.changes.push(value),
    (value) => told.ends.push(value),
  );
  const element = (given: Props) => (
    <StrictMode>
      <CredenceProvider labels={{ locale }}>
        <form dir={dir} style={{ inlineSize: 360 }} onSubmit={(event) => event.preventDefault()}>
          {control.render({ ...listening, ...given })}
          <button type="button">Elsewhere</button>
        </form>
        <div style={{ blockSize: 3000 }} />
      </CredenceProvider>
    </StrictMode>
  );
  window.scrollTo(0, 0);
  const { rerender, unmount } = await render(element(props));
  const range = page.getByRole('slider').first().element() as HTMLInputElement;
  const form = range.form!;
  return {
    range,
    form,
    told,
    unmount,
    again: (given: Props) => rerender(element(given)),
    /** The first number box; there is none beside bars. */
    box: () => page.getByRole('textbox').first().element() as HTMLInputElement,
    elsewhere: page.getByRole('button', { name: 'Elsewhere' }),
    said: () => range.getAttribute('aria-valuetext') ?? '',
    sent: () => new FormData(form).getAll('answer')[0] ?? null,
    note: () => page.getByRole('alert').elements()[0]?.textContent ?? null,
  };
}

import { StrictMode } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../../src/index.js';
import type { ControlOfKind } from './keepPromises.js';

export type GivenProps = Readonly<Record<string, unknown>>;

/** A control in a form, as strictly as React can, with something focusable before and after it. */
export async function showInForm(control: ControlOfKind, props: GivenProps = {}) {
  const sends: FormData[] = [];
  const element = (given: GivenProps, isThere = true) => (
    <StrictMode>
      <CredenceProvider>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sends.push(new FormData(event.currentTarget));
          }}
        >
          <button type="button">Before</button>
          <fieldset>{isThere ? control.render(given) : null}</fieldset>
          <button type="submit">Send</button>
        </form>
      </CredenceProvider>
    </StrictMode>
  );
  const { rerender } = await render(element(props));
  const form = document.querySelector('form')!;
  return {
    form,
    /** What the form would send under this name. */
    data: (name: string) => new FormData(form).getAll(name),
    /** How often the form was sent. */
    sends: () => sends.length,
    send: () => page.getByRole('button', { name: 'Send', exact: true }).click(),
    leave: () => page.getByRole('button', { name: 'Before', exact: true }).click(),
    again: (given: GivenProps) => rerender(element(given)),
    takeAway: () => rerender(element({}, false)),
  };
}

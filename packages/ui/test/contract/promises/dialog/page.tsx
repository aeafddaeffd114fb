import { type ReactNode, StrictMode, useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../../../src/index.js';
import type { DialogControl } from './controls.js';

interface PageProps {
  control: DialogControl;
  /** What stands in the dialog, besides a field. */
  inside?: ReactNode;
  /** What stands in the page, besides the button that opens. */
  beside?: ReactNode;
  /** A parent that does not close it. */
  refuses?: boolean;
  /** The container of the layers. */
  portalContainer?: HTMLElement;
}

export const note = () => page.getByRole('textbox', { name: 'Note' });
export const opener = () => page.getByRole('button', { name: 'Open it' });
export const sheetOf = ({ role, name }: DialogControl) => page.getByRole(role, { name });

/** A page with a button that opens the dialog, in which there is a field. */
export function Page({ control, inside, beside, refuses = false, portalContainer }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <CredenceProvider {...(portalContainer ? { portalContainer } : {})}>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {beside}
      {control.draw({
        open,
        onClose: () => setOpen(refuses),
        children: (
          <>
            <input aria-label="Note" />
            {inside}
          </>
        ),
      })}
    </CredenceProvider>
  );
}

/** Draws the page and opens the dialog by its button. */
export async function opened(given: PageProps, at?: { container: HTMLElement }) {
  const shown = await render(
    <StrictMode>
      <Page {...given} />
    </StrictMode>,
    at,
  );
  await userEvent.click(opener());
  await expect.element(sheetOf(given.control)).toBeVisible();
  return shown;
}

/** Waits until what a closing layer does afterwards is done. */
export const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

/** What a layer changes of the page while it is open. */
export const ofPage = () => ({
  presses: document.body.style.pointerEvents,
  scrolls: getComputedStyle(document.body).overflowY,
  locked: document.body.hasAttribute('data-scroll-locked'),
  hidden: [...document.querySelectorAll('[aria-hidden="true"]:not(svg)')].map((element) => element.outerHTML),
  guards: document.querySelectorAll('[data-radix-focus-guard]').length,
  layers: document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length,
});

/** What somebody did on the page that the server sent, before the application was there. */
export interface Typed {
  /** What is in the fields, by their names. */
  readonly values: ReadonlyMap<string, string>;
  readonly isSubmitted: boolean;
  /** The field with the focus, and what was selected in it. */
  readonly focus?: { readonly name: string; readonly start: number | null; readonly end: number | null };
}

let typed: Typed | undefined;

/** Whether the page that the server sent is there and shows something, be it that the rest is loading. */
export const isShown = (): boolean => document.querySelector('#first-page main > *') !== null;

/** Whether it shows by now what it is about, and not that this is loading. */
export const isDrawn = (): boolean => isShown() && document.querySelector('#first-page template') === null;

/** Takes away the page that the server sent, and keeps what was typed there for the screen that has the same fields. */
export function leaveFirstPage(): void {
  const page = document.getElementById('first-page');
  if (!page) return;
  const focused = document.activeElement;
  typed = {
    values: new Map(Array.from(page.querySelectorAll('input'), ({ name, value }) => [name, value])),
    isSubmitted: page.querySelector('form[data-submitted]') !== null,
    ...(focused instanceof HTMLInputElement && page.contains(focused)
      ? { focus: { name: focused.name, start: focused.selectionStart, end: focused.selectionEnd } }
      : {}),
  };
  page.remove();
}

/** What was typed, once. */
export function takeTyped(): Typed | undefined {
  const taken = typed;
  typed = undefined;
  return taken;
}

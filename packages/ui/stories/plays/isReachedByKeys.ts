import { expect } from 'storybook/test';

const STOPS = 'a[href], button, input:not([type="radio"]), select, textarea, [tabindex="0"]';

function takesFocus(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  const seen = width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  return (
    seen &&
    !element.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
    !element.closest('[inert], [aria-hidden="true"]')
  );
}

interface Playing {
  canvasElement: HTMLElement;
  userEvent: { tab: () => Promise<void> };
}

/** The Tab key alone reaches every control of a story, including those of a dialog above the page. */
export async function isReachedByKeys({ canvasElement, userEvent }: Playing): Promise<void> {
  const { body } = canvasElement.ownerDocument;
  const place = body.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? canvasElement;
  const stops = [...place.querySelectorAll<HTMLElement>(STOPS)].filter(takesFocus);
  await expect(stops.length).toBeGreaterThan(0);

  const reached = new Set<Element | null>([body.ownerDocument.activeElement]);
  for (let presses = 0; presses <= stops.length; presses++) {
    await userEvent.tab();
    reached.add(body.ownerDocument.activeElement);
  }
  await expect(
    stops
      .filter((stop) => !reached.has(stop))
      .map((stop) => stop.outerHTML.slice(0, 120))
      .join('\n'),
  ).toBe('');
}

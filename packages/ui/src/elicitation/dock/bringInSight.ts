/**
 * Scrolls a control into view together with its label and what describes it, as little as that takes. Where there is
 * no room for all of it, the control comes first, and then what is said of it.
 */
export function bringInSight(control: Element): void {
  // Choices are labelled, described and looked at together.
  const field = control.closest('[role="radiogroup"]') ?? control;
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (attribute: string) =>
    (field.getAttribute(attribute) ?? '').split(' ').map((id) => (id === '' ? null : root.getElementById(id)));
  const labels = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? (field.labels ?? []) : [];
  for (const part of [...labels, ...named('aria-labelledby'), ...named('aria-describedby'), field]) {
    part?.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * Scrolls a control into view together with its label and descriptions, by as little as possible. If there is
 * no room for all of it, the control takes precedence, then its descriptions.
 */
export function bringInSight(control: Element): void {
  // Radio buttons share label and descriptions, so treat the group as one.
  const field = control.closest('[role="radiogroup"]') ?? control;
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (attribute: string) =>
    (field.getAttribute(attribute) ?? '').split(' ').map((id) => (id === '' ? null : root.getElementById(id)));
  const labels = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? (field.labels ?? []) : [];
  for (const part of [...labels, ...named('aria-labelledby'), ...named('aria-describedby'), field]) {
    part?.scrollIntoView({ block: 'nearest' });
  }
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex], a[href]';

/**
 * Focuses the field with this id: the control itself, or the chosen or else the first button of a group.
 * Returns whether there was one.
 */
export function goToField(from: HTMLElement, fieldId: string): boolean {
  const root = from.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(fieldId);
  if (!field) return false;
  const control =
    (field.matches(focusable) ? field : null) ??
    field.querySelector<HTMLElement>('input:checked') ??
    field.querySelector<HTMLElement>(focusable);
  // Shows the label as well, not only the control.
  (field.closest('[data-credence]') ?? field).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
  return control !== null;
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex], a[href]';

/**
 * Puts the focus into the field with this id: on the control itself, on the chosen or else the first button of a group.
 * Says whether there was one.
 */
export function goToField(from: HTMLElement, fieldId: string): boolean {
  const root = from.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(fieldId);
  if (!field) return false;
  const control =
    (field.matches(focusable) ? field : null) ??
    field.querySelector<HTMLElement>('input:checked') ??
    field.querySelector<HTMLElement>(focusable);
  // The label is to be seen as well, not only the control.
  (field.closest('[data-credence]') ?? field).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
  return control !== null;
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeTyped } from '../../ground/firstPage.js';

/**
 * Goes on where somebody was typing in the fields that the server sent: with the text, the focus and the selection.
 * @param onTyped is given what was typed, by the fields' names, and whether it was submitted
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (values: Readonly<Record<string, string>>, isSubmitted: boolean) => void,
): void {
  const take = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (!typed) return;
    const { values, focus, isSubmitted } = typed;
    // An empty field of the served page had nothing that this one might have of its own.
    const written = [...values].filter(([, value]) => value !== '');
    take(Object.fromEntries(written), isSubmitted);
    const field = (name: string) => form.current?.elements.namedItem(name);
    // At once, as the selection is one of the text.
    for (const [name, value] of written) Object.assign(field(name) ?? {}, { value });
    const held = focus && field(focus.name);
    if (!(held instanceof HTMLInputElement)) return;
    held.focus({ preventScroll: true });
    held.setSelectionRange(focus?.start ?? null, focus?.end ?? null);
  }, [form]);
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeTyped } from '../../ground/firstPage.js';

/** Goes on where somebody was typing in the fields that the server sent: with the text, the focus and the selection. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (values: Readonly<Record<string, string>>) => void,
): void {
  const take = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (!typed) return;
    const { values, focus } = typed;
    // An empty field of the served page had nothing that this one might have of its own.
    const written = [...values].filter(([, value]) => value !== '');
    take(Object.fromEntries(written));
    const field = (name: string) => form.current?.elements.namedItem(name);
    // At once, as the selection is one of the text.
    for (const [name, value] of written) Object.assign(field(name) ?? {}, { value });
    const held = focus && field(focus.name);
    if (!(held instanceof HTMLInputElement)) return;
    held.focus({ preventScroll: true });
    held.setSelectionRange(focus?.start ?? null, focus?.end ?? null);
  }, [form]);
}

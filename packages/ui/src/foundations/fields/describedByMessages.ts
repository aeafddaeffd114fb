interface Described {
  /** Id of the control or group. */
  id: string;
  hint?: unknown;
  error?: unknown;
  /** Ids of further descriptions. */
  more?: string | undefined;
}

/** The `aria-describedby` of a control whose `FieldMessages` share its id; undefined if nothing describes it. */
export function describedByMessages({ id, hint, error, more }: Described): string | undefined {
  return [more, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

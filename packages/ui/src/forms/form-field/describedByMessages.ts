interface Described {
  /** Id of the control or group. */
  id: string;
  hint?: unknown;
  error?: unknown;
  /** Ids of what describes it besides. */
  more?: string | undefined;
}

/** The `aria-describedby` of a control whose `FieldMessages` have the same id; undefined where nothing describes it. */
export function describedByMessages({ id, hint, error, more }: Described): string | undefined {
  return [more, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

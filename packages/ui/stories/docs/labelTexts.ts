/** One string of the labels with its key. */
export interface LabelText {
  readonly key: string;
  readonly text: string;
}

/**
 * The strings of a group. A function of numbers or names is shown with its parameters in braces; if it computes with
 * them or looks them up, only they are listed.
 */
export function labelTexts(group: object): readonly LabelText[] {
  return Object.entries(group).flatMap(([key, value]): LabelText[] => {
    if (typeof value === 'string') return [{ key, text: value }];
    if (typeof value === 'function') return [{ key, text: filledIn(value as (...given: unknown[]) => unknown) }];
    if (value === null || typeof value !== 'object') return [];
    return labelTexts(value as object).map((inner) => ({ key: `${key}.${inner.key}`, text: inner.text }));
  });
}

function filledIn(make: (...given: unknown[]) => unknown): string {
  const names = parameterNames(make);
  try {
    const made = make(...names.map((name) => `{${name}}`));
    if (typeof made === 'string' && !/\b(?:NaN|undefined)\b/.test(made)) return made;
  } catch {
    // Like the others below, it computes with its arguments, for which a name in braces is no substitute.
  }
  return `made of ${names.join(', ')}`;
}

/** The names of a function's parameters, as in its source. */
function parameterNames(make: (...given: unknown[]) => unknown): readonly string[] {
  const head = /^(?:function\s*\w*)?\s*\(?([^)=]*)\)?/.exec(make.toString())?.[1] ?? '';
  return head
    .split(',')
    .map((name) => name.replace(/[{}]|:.*/g, '').trim())
    .filter((name) => name !== '');
}

/** One string of the labels with its key. */
export interface LabelText {
  readonly key: string;
  readonly text: string;
}

/**
 * The strings of a group. One that is made of a number or a name is shown with its parameters in braces; what cannot
 * be made from their names alone is told by what it takes.
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
    if (typeof made === 'string') return made;
  } catch {
    // It reckons with what it is given, which a name in braces cannot stand for.
  }
  return `made of ${names.join(', ')}`;
}

/** The names of a function's parameters, as its source has them. */
function parameterNames(make: (...given: unknown[]) => unknown): readonly string[] {
  const head = /^(?:function\s*\w*)?\s*\(?([^)=]*)\)?/.exec(make.toString())?.[1] ?? '';
  return head
    .split(',')
    .map((name) => name.replace(/[{}]|:.*/g, '').trim())
    .filter((name) => name !== '');
}

/** The values given to an attribute in the text of components, including both branches of a condition. */
export function valuesOf(attribute: string, source: string): readonly string[] {
  const given = source.matchAll(new RegExp(`[^\\[]${attribute}'?(?:=|: )(?:["']([\\w-]+)["']|\\{([^}]*)\\})`, 'g'));
  const values = [...given].flatMap(([, literal, expression]) =>
    literal ? [literal] : [...(expression ?? '').matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value),
  );
  return [...new Set(values)];
}

/** The data attributes that components set, except those that name parts. */
export function dataAttributesIn(source: string): readonly string[] {
  const names = [...source.matchAll(/\s(data-[a-z-]+)=/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !['data-slot', 'data-credence', 'data-testid'].includes(name));
}

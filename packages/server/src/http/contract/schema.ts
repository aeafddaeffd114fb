/** A JSON Schema of the contract with every reference replaced by what it names. */
export type Schema = { readonly [keyword: string]: unknown };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Replaces each `$ref` inside the document by its target.
 * @throws for a reference to nothing and for a schema that contains itself: neither can be served
 */
export function dereference(document: unknown): Schema {
  const root = document as Json;
  const resolve = (value: Json, through: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, through));
    if (value === null || typeof value !== 'object') return value;
    const { $ref: reference, ...rest } = value;
    if (typeof reference !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry, through)]));
    if (through.includes(reference)) throw new Error(`openapi.yaml: ${reference} contains itself`);
    const target = resolve(find(root, reference), [...through, reference]);
    // OpenAPI 3.1 lets a description stand beside a reference.
    return { ...(target as Record<string, Json>), ...rest };
  };
  return resolve(root, []) as Schema;
}

function find(root: Json, reference: string): Json {
  let current: Json | undefined = root;
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    current = current !== null && typeof current === 'object' && !Array.isArray(current) ? current[key] : undefined;
  }
  if (current === undefined) throw new Error(`openapi.yaml: ${reference} is nowhere`);
  return current;
}

import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { JsonSchema } from './schema.js';

type Serialize = (value: unknown) => string;

const compiled = new WeakMap<JsonSchema, Serialize>();

/** Writes only what the schema declares. Compiled once per schema object, however many servers a process builds. */
export function compileSerializer(schema: JsonSchema): Serialize {
  const known = compiled.get(schema) ?? fastJsonStringify(schema as AnySchema);
  compiled.set(schema, known);
  return known;
}

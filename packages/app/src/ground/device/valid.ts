import * as v from 'valibot';

/** How a value on the device must look. What is there may be anything: of earlier versions, or of other scripts. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** The value if it fits the schema, without whatever else it holds; otherwise undefined. */
export function valid<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const found = v.safeParse(schema, value);
  return found.success ? found.output : undefined;
}

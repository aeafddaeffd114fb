import * as v from 'valibot';

/** How a value on the device must look. Other scripts of the origin may have written anything. */
export type DeviceSchema<Value> = v.GenericSchema<unknown, Value>;

/** The value if it fits the schema, without whatever else it holds; otherwise undefined. */
export function valid<Value>(schema: DeviceSchema<Value>, value: unknown): Value | undefined {
  const found = v.safeParse(schema, value);
  return found.success ? found.output : undefined;
}

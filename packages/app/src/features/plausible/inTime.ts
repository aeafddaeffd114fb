/** So long a page waits for what it can do without, in milliseconds. */
const PATIENCE = 1_500;

/** A value, or another one if it takes too long. A page that drew it later would move under somebody's finger. */
export function inTime<Value>(value: Promise<Value>, otherwise: Value): Promise<Value> {
  return Promise.race([
    value.catch(() => otherwise),
    new Promise<Value>((resolve) => {
      setTimeout(resolve, PATIENCE, otherwise);
    }),
  ]);
}

import { type ExactShares, isExactShare, type Standing } from '@credence/bayesnet';

const STANDINGS: readonly unknown[] = ['answered', 'cannot_occur', 'not_my_field'] satisfies Standing[];

/** Whether something read from the device is one exact share a state, or nothing. */
export function isExact(value: unknown, states: number): value is ExactShares | undefined {
  return value === undefined || (Array.isArray(value) && value.length === states && value.every(isExactShare));
}

/** Whether something read from the device says of each state whether it was touched, or nothing. */
export function isTouched(value: unknown, states: number): value is readonly boolean[] | undefined {
  if (value === undefined) return true;
  return Array.isArray(value) && value.length === states && value.every((each) => typeof each === 'boolean');
}

/** Whether something read from the device is a standing, or nothing. */
export function isStanding(value: unknown): value is Standing | undefined {
  return value === undefined || STANDINGS.includes(value);
}

/** Only the keys that have a value. */
export function definedOf<Said extends object>(said: Said): { [Key in keyof Said]?: Exclude<Said[Key], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as never;
}

import * as v from 'valibot';

// Each is one step rather than a pipe of the library's: what every page loads of it stays small.

/** A whole number between two, both included. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most);

/** A text of so many characters at most, which matches a pattern. */
export const written = (pattern: RegExp, most = Infinity) =>
  v.custom<string>((value) => typeof value === 'string' && value.length <= most && pattern.test(value));

/** A text that is not empty. */
export const name = written(/[^]/);

/** Those items of a list that fit; none if it is no list. */
export const fitting = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => all.filter((each): each is Item => v.safeParse(item, each).success)),
    ),
    [],
  );

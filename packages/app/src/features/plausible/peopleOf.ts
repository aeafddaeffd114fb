/** How many patients a distribution is told as. */
export const PATIENTS = 1000;

/**
 * A distribution as whole patients, who are 1,000 together: each state has its share rounded down, and those who are
 * left go where most was cut off.
 */
export function peopleOf(distribution: readonly number[]): number[] {
  const exact = distribution.map((share) => share * PATIENTS);
  const people = exact.map(Math.floor);
  const left = PATIENTS - people.reduce((sum, count) => sum + count, 0);
  const cut = exact.map((count, state) => ({ state, rest: count - Math.floor(count) }));
  for (const { state } of cut.sort((a, b) => b.rest - a.rest).slice(0, left)) people[state] = (people[state] ?? 0) + 1;
  return people;
}

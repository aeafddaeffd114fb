/** The hours of the day in which people are reminded: from the first, before the second. */
const MORNING = 8;
const EVENING = 20;

/** Milliseconds. Every time zone is a number of quarters of an hour off. */
const QUARTER = 900_000;

/** The same time if it is day there, and else the next morning. */
export function nextDaytime(at: Date, timeZone: string): Date {
  const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const isDay = (time: Date) => {
    const hour = Number(hours.format(time));
    return hour >= MORNING && hour < EVENING;
  };
  let next = at;
  // Stepwise, because a night in which the clocks are changed is longer or shorter.
  for (let quarter = Math.ceil(at.getTime() / QUARTER); !isDay(next); quarter += 1) next = new Date(quarter * QUARTER);
  return next;
}

const DAY = 24 * 60 * 60 * 1000;

/** How many calendar days one moment is after another, in the reader's time zone: tomorrow is 1, whatever the hour. */
export function calendarDays(from: Date, to: Date): number {
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

function midnight(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

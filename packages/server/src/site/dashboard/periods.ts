const hours = 3_600_000;

/** The periods that the dashboard's figures can cover, in milliseconds up to now. */
export const periods = { day: 24 * hours, week: 7 * 24 * hours, month: 30 * 24 * hours } as const;

export type Period = keyof typeof periods;

export const periodNames = ['day', 'week', 'month'] as const satisfies readonly Period[];

/** The period of the figures at the top of the response. */
export const defaultPeriod: Period = 'week';

/** One value per period. */
export type ByPeriod<Value> = Readonly<Record<Period, Value>>;

export function byPeriod<Value>(value: (period: Period) => Value): ByPeriod<Value> {
  return { day: value('day'), week: value('week'), month: value('month') };
}

/** The start of each period. */
export function startsOf(at: Date): ByPeriod<Date> {
  return byPeriod((period) => new Date(at.getTime() - periods[period]));
}

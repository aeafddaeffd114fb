/** Formats an hour of the day: 9 is 09:00. */
export const hourName = (hour: number): string => `${String(((hour % 24) + 24) % 24).padStart(2, '0')}:00`;

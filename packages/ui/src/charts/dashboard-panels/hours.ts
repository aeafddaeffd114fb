/** An hour of the day as clocks write it: 9 is 09:00. */
export const hourName = (hour: number): string => `${String(((hour % 24) + 24) % 24).padStart(2, '0')}:00`;

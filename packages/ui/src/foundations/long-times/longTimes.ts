/** From ten hours on, in minutes, a time is shown in hours. */
export const IN_HOURS = 600;

/** More minutes than a person works in a year (1,800 hours): a figure would say nothing. */
export const BEYOND_WORK = 1_800 * 60;

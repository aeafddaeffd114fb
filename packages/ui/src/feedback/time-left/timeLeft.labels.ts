/** How long something will take. */
export const timeLeftLabels = {
  /** What is left, in minutes. */
  minutes: (minutes: string) => `ca. ${minutes} min.`,
};

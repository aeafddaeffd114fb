/** What the bar at the top says by itself. */
export const topBarLabels = {
  /** Name of the navigation. */
  navigation: 'Main',
  /** Name of the button that opens the navigation on a phone. */
  menu: 'Menu',
  /** Name of the badge. */
  account: (name: string) => `Account menu, ${name}`,
  /** What is chosen among the themes. */
  theme: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
};

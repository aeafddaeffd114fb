import type { topBarLabels } from './topBar.labels.js';

export const topBarLabelsDe: typeof topBarLabels = {
  navigation: 'Hauptnavigation',
  menu: 'Menü',
  account: (name) => `Kontomenü, ${name}`,
  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
};

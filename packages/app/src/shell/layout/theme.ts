export type Theme = 'system' | 'light' | 'dark';

const COOKIE = 'credence-theme';
const YEAR = 365 * 24 * 60 * 60;

/** The colour theme this user chose, kept in a cookie so that it is known before the first paint. */
export function chosenTheme(cookies = document.cookie): Theme {
  const value = new RegExp(`(?:^|; )${COOKIE}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function chooseTheme(theme: Theme): void {
  document.cookie =
    theme === 'system'
      ? `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
      : `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  applyTheme(theme);
}

/** Sets the theme on the document, so that dialogs and menus use it too. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['credenceTheme'];
  else document.documentElement.dataset['credenceTheme'] = theme;
}

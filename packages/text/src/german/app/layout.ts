import type { Text } from '../../english/app.js';

export const layout: Text['layout'] = {
  productName: 'Credence',
  documentTitle: (page, site) => `${page} · ${site}`,
  homeLink: (site) => `${site}, Startseite`,
  home: 'Start',
  overview: 'Übersicht',
  manageNetworks: 'Netze verwalten',
  openNetworkFirst: 'Öffnen Sie zuerst ein Netz',
  editProfile: 'Profil bearbeiten',
  giveFeedback: 'Rückmeldung geben',
  logout: 'Abmelden',
  loggedOut: 'Sie sind abgemeldet.',
  logoutFailed: 'Das Abmelden ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  invitations: (count) => (count === 1 ? '1 Einladung' : `${count} Einladungen`),
  keepLanguage: 'Deutsch behalten',
  language: 'Sprache',
};

/** The layout around every screen. */
export const layout = {
  productName: 'Credence',
  /** The title of the browser tab. */
  documentTitle: (page: string, site: string) => `${page} · ${site}`,
  homeLink: (site: string) => `${site}, home`,
  home: 'Home',
  overview: 'Overview',
  manageNetworks: 'Manage Networks',
  openNetworkFirst: 'Open a network first',
  editProfile: 'Edit Profile',
  giveFeedback: 'Give Feedback',
  logout: 'Logout',
  loggedOut: 'You have been logged out.',
  logoutFailed: 'Failed to log out. Please try again.',
  imprint: 'Imprint',
  privacy: 'Privacy',
  language: 'Language',
  /** Read out with the link: how many invitations wait there. */
  invitations: (count: number) => (count === 1 ? '1 invitation' : `${count} invitations`),
  /** Refuses the offer of another language. */
  keepLanguage: 'Keep English',
};

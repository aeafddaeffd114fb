// The site: the operator's texts and logo, the application's pages, and usage figures.

export { addLogo } from './addLogo.js';
export { demoAccounts, demoPassword } from './demoAccounts.js';
export { addSite, type ServedSite } from './pages.js';
export { readSite } from './readSite.js';
export { addWellKnown } from './wellKnown.js';

// Dashboard
export { sumActivities } from './dashboard/sumActivities.js';

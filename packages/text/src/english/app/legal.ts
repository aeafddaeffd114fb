/** Imprint and privacy: the operator provides their sections. */
export const legal = {
  imprint: 'Imprint',
  privacy: 'Privacy',
  contact: 'Contact:',
  failed: 'This page could not be loaded.',
  failedDetails: 'The server did not answer. Check your connection and try again.',
};

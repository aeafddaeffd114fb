import { useInsertionEffect } from 'react';
import { leaveFirstPage } from '../../ground/firstPage.js';

/** Takes the page away that the server sent, in the same frame in which the application's own is there. */
export function FirstPageGoes() {
  // Before layout effects, so that what measures finds its place, and what was typed can be asked for.
  useInsertionEffect(leaveFirstPage, []);
  return null;
}

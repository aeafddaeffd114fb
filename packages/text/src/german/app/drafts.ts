import type { Text } from '../../english/app.js';

export const drafts: Text['drafts'] = {
  restored: (time) => `Entwurf wiederhergestellt, ${time}.`,
  restoredOver: (time) =>
    `Entwurf wiederhergestellt, ${time}. Seitdem wurde etwas Neueres gespeichert. Verwerfen Sie den Entwurf, um es zu sehen.`,
  discard: 'Verwerfen',
  logoutQuestion: 'Abmelden und Entwürfe verlieren?',
  logoutConsequence: (count) =>
    count === 1
      ? 'Auf diesem Gerät liegt ein Entwurf, der nicht gespeichert wurde. Beim Abmelden wird er gelöscht.'
      : `Auf diesem Gerät liegen ${count} Entwürfe, die nicht gespeichert wurden. Beim Abmelden werden sie gelöscht.`,
  logoutConfirm: 'Abmelden und löschen',
};

// Studies: rounds in which invited experts answer by themselves, and the results of all. A person's invitations are here,
// since any of them may be to a study.

export { destroyKey } from './destroyKey.js';
export { findStudy } from './findStudy.js';
export { requireOpenRound } from './requireOpenRound.js';
export { stopStudy } from './stopStudy.js';
export { storeProtocol } from './storeProtocol.js';
export { readStudyState } from './studyState.js';
export { writeFixed } from './writeFixed.js';

// Deputies
export { passToDeputy } from './deputies/deputy.js';

// Experts
export { askExpert } from './experts/askExpert.js';
export { bindExpert } from './experts/bindExpert.js';
export { withdrawReminders } from './experts/reminderMails.js';

// Parts
export { endPart } from './parts/endPart.js';
export { setFinished } from './parts/setFinished.js';

// Rounds
export { closeDueRounds } from './rounds/closeDueRounds.js';
export { endRound } from './rounds/endRound.js';
export { startRound } from './rounds/startRound.js';
export { unsealResults } from './rounds/unsealResults.js';

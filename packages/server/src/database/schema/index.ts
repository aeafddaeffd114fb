export { addressChanges, attempts, auditLog, links, mails } from './accounts.js';
export type { LinkPurpose } from './accounts.js';
export { activityCounts } from './activityCounts.js';
export { answers, assessments, combinationSets, erasures, nodeProgress, recordStarts, visits } from './assessments.js';
export type { StoredCombination } from './assessments.js';
export { events, NO_NETWORK } from './events.js';
export { identities, pendingLogins } from './institution.js';
export { directions, nodeFeedback } from './judgements.js';
export type { EventMetadata } from './events.js';
export { explanations, invitations, networkMembers, networks, nodes, waitingInvitations } from './networks.js';
export type { NodeRectangle, StoredStateDetails, StateExplanation } from './networks.js';
export { outcomes } from './outcomes.js';
export { questionnaires } from './questionnaires.js';
export { recoveryCodes, secondFactors } from './secondFactors.js';
export { setAside } from './setAside.js';
export {
  studies,
  studyExperts,
  studyLate,
  studyProtocols,
  studyRedactions,
  studyReminders,
  studyRounds,
} from './studies.js';
export type { FrozenHashes, StudyConsent } from './studies.js';
export { knownBrowsers } from './knownBrowsers.js';
export { registrations, sessions, users } from './users.js';

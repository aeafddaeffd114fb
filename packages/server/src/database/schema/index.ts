export { addressChanges, attempts, auditLog, links, mails } from './accountTables.js';
export type { LinkPurpose } from './accountTables.js';
export { activityCounts } from './activityTables.js';
export {
  answers,
  assessments,
  combinationSets,
  erasures,
  nodeProgress,
  recordStarts,
  visits,
} from './assessmentTables.js';
export type { StoredCombination } from './assessmentTables.js';
export { clockRecord } from './clockTables.js';
export { events, NO_NETWORK } from './eventTables.js';
export { identities, pendingLogins } from './institutionTables.js';
export { directions, nodeFeedback } from './judgementTables.js';
export type { EventMetadata } from './eventTables.js';
export { explanations, invitations, networkMembers, networks, nodes, waitingInvitations } from './networkTables.js';
export type { NodeRectangle, StoredStateDetails, StateExplanation } from './networkTables.js';
export { outcomes } from './outcomeTables.js';
export { questionnaires } from './questionnaireTables.js';
export { recoveryCodes, secondFactors } from './secondFactorTables.js';
export { setAside } from './setAsideTables.js';
export {
  studies,
  studyExperts,
  studyLate,
  studyProtocols,
  studyRedactions,
  studyReminders,
  studyRounds,
} from './studyTables.js';
export type { FrozenHashes, StudyConsent } from './studyTables.js';
export { knownBrowsers } from './knownBrowserTables.js';
export { registrations, sessions, users } from './userTables.js';

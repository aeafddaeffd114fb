export { attempts, auditLog, links, mails } from './accounts.js';
export type { LinkPurpose } from './accounts.js';
export { answers, assessments, combinationSets, nodeProgress, visits } from './assessments.js';
export type { StoredCombination } from './assessments.js';
export { events } from './events.js';
export type { EventMetadata } from './events.js';
export { networkMembers, networks, nodes } from './networks.js';
export type { MemberRole, NodePosition } from './networks.js';
export { sessions, users } from './users.js';

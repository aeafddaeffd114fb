// Networks: their files, nodes and people, and the assessment that each person works on.

export { alone } from './alone.js';
export { type Assessment, assessmentOf } from './assessments.js';
export { isNameless } from './isNameless.js';
export { nameOfNetwork, networkName, titleOfNetwork } from './networkName.js';
export { findNetwork, lockNetwork, markDeleted, membershipOf, type NetworkRow } from './networks.js';
export { onlyExperts } from './onlyExperts.js';
export { listMembers, nameOf, personColumns, type PersonRow } from './people.js';
export { requireAssessment } from './requireAssessment.js';
export { requireLockedNetwork } from './requireLockedNetwork.js';
export { type Refusals, requireNetwork, requireRight } from './requireNetwork.js';
export { presentResetRule } from './resetRule.js';
export { tellOwner } from './tellOwner.js';
export { memberMay, networkFor, roleMay } from './whoMay.js';
export { networkInMails } from './wordsInMails.js';

// Explanations
export { storeNames } from './explanations/storeNames.js';

// Files
export { followsFromFile, noFullTable, tooLargeForTables } from './files/noFullTable.js';
export { recordDownload } from './files/recordDownload.js';
export { storeNetwork } from './files/storeNetwork.js';
export { convertedFile, type FileToWrite, filledFile, renamed } from './files/writtenFile.js';

// Lists
export { listTied } from './lists/networkLists.js';
export { presentEntry } from './lists/presentEntry.js';

// Nodes
export { minutesLeft } from './nodes/minutesLeft.js';
export { nodeNames } from './nodes/nodeNames.js';
export { listNodes, type NodeRow, ownExplanation } from './nodes/nodes.js';
export { isNotAssessedReason, notAssessedText } from './nodes/notAssessedText.js';
export { paceOf } from './nodes/pace.js';
export { presentDetails } from './nodes/presentDetails.js';
export { presentVariable } from './nodes/presentVariable.js';
export { findProgress, listProgress, ofPresentEpoch, progressOf, type ProgressRow } from './nodes/progress.js';
export { findNode, type QuestionedNode, requireConfiguration, requireNode } from './nodes/requireNode.js';
export { isTooLargeForFile, tooLarge, tooLargeOf } from './nodes/tooLargeForFile.js';

// Outcomes
export { findOutcomes } from './outcomes/findOutcomes.js';
export { storeOutcomes } from './outcomes/storeOutcomes.js';

// Sharing
export { accountInvitations } from './sharing/accountInvitations.js';
export { countInvitationMail } from './sharing/countInvitationMail.js';
export { hasDeputy, noDeputy } from './sharing/deputyColumns.js';
export { noteFinishedParts } from './sharing/finishedParts.js';
export { handedOverBy, handOver, type HandOver, makeOwner } from './sharing/handOver.js';
export { invitationFacts } from './sharing/invitationFacts.js';
export { addressOf, deleteInvitation } from './sharing/invitations.js';
export { findMember, requireRoom, updateMember } from './sharing/members.js';
export { handOverWaiting, listWaiting, type WaitingRow } from './sharing/waitingInvitations.js';

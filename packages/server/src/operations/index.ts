import type { Operation, OperationId } from '../operation.js';
import { getDashboard } from './administration/getDashboard.js';
import { checkAdmin } from './session/checkAdmin.js';
import { checkSession } from './session/checkSession.js';
import { getCsrfToken } from './session/getCsrfToken.js';
import { login } from './session/login.js';
import { logout } from './session/logout.js';
import { listNetworks } from './network/listNetworks.js';
import { listCollaborations } from './network/listCollaborations.js';
import { listInvitations } from './network/listInvitations.js';
import { uploadNetwork } from './network/uploadNetwork.js';
import { checkAccess } from './network/checkAccess.js';
import { getOverview } from './network/getOverview.js';
import { getStructure } from './network/getStructure.js';
import { listEvents } from './network/listEvents.js';
import { downloadNetwork } from './network/downloadNetwork.js';
import { deleteNetwork } from './network/deleteNetwork.js';
import { restoreNetwork } from './network/restoreNetwork.js';
import { listCollaborators } from './network/listCollaborators.js';
import { listInvitedCollaborators } from './network/listInvitedCollaborators.js';
import { inviteCollaborator } from './network/inviteCollaborator.js';
import { cancelInvitation } from './network/cancelInvitation.js';
import { removeCollaborator } from './network/removeCollaborator.js';
import { acceptInvitation } from './network/acceptInvitation.js';
import { declineInvitation } from './network/declineInvitation.js';
import { getNode } from './node/getNode.js';
import { saveCombinations } from './node/saveCombinations.js';
import { resetNode } from './node/resetNode.js';
import { undoReset } from './node/undoReset.js';
import { getDirections } from './node/getDirections.js';
import { saveDirections } from './node/saveDirections.js';
import { getNodeFeedback } from './node/getNodeFeedback.js';
import { saveNodeFeedback } from './node/saveNodeFeedback.js';
import { getQuestion } from './question/getQuestion.js';
import { saveAnswer } from './question/saveAnswer.js';
import { getAnswerHistory } from './question/getAnswerHistory.js';
import { restoreAnswer } from './question/restoreAnswer.js';
import { getSite } from './site/getSite.js';
import { createUser } from './user/createUser.js';
import { editUser } from './user/editUser.js';
import { updatePassword } from './user/updatePassword.js';
import { confirmAccount } from './user/confirmAccount.js';
import { forgotPassword } from './user/forgotPassword.js';
import { resetPassword } from './user/resetPassword.js';
import { resendActivation } from './user/resendActivation.js';
import { deleteUser } from './user/deleteUser.js';
import { listSessions } from './user/listSessions.js';
import { revokeSessions } from './user/revokeSessions.js';
import { exportUser } from './user/exportUser.js';
import { submitQuestionnaire } from './user/submitQuestionnaire.js';
import { getUser } from './user/getUser.js';

/** What answers each operation of openapi.yaml. Complete by its type: a missing one does not compile. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
  getCsrfToken,
  checkSession,
  login,
  logout,
  checkAdmin,
  getUser,
  createUser,
  editUser,
  updatePassword,
  submitQuestionnaire,
  listNetworks,
  listCollaborations,
  listInvitations,
  getDashboard,
  confirmAccount,
  forgotPassword,
  resetPassword,
  resendActivation,
  exportUser,
  deleteUser,
  listSessions,
  revokeSessions,
  uploadNetwork,
  checkAccess,
  getOverview,
  getStructure,
  downloadNetwork,
  listEvents,
  deleteNetwork,
  restoreNetwork,
  listCollaborators,
  listInvitedCollaborators,
  inviteCollaborator,
  cancelInvitation,
  removeCollaborator,
  acceptInvitation,
  declineInvitation,
  getNode,
  saveCombinations,
  resetNode,
  undoReset,
  getDirections,
  saveDirections,
  getNodeFeedback,
  saveNodeFeedback,
  getQuestion,
  saveAnswer,
  getAnswerHistory,
  restoreAnswer,
  getSite,
};

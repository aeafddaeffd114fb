import { notBuilt, type Operation, type OperationId } from '../operation.js';
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
import { downloadNetwork } from './network/downloadNetwork.js';
import { getNode } from './node/getNode.js';
import { saveCombinations } from './node/saveCombinations.js';
import { resetNode } from './node/resetNode.js';
import { getQuestion } from './question/getQuestion.js';
import { saveAnswer } from './question/saveAnswer.js';
import { getSite } from './site/getSite.js';
import { getUser } from './user/getUser.js';

/** What answers each operation of openapi.yaml. Complete by its type: a missing one does not compile. */
export const operations: { [Id in OperationId]: Operation<Id> | typeof notBuilt } = {
  getCsrfToken,
  checkSession,
  login,
  logout,
  checkAdmin,
  getUser,
  createUser: notBuilt,
  editUser: notBuilt,
  updatePassword: notBuilt,
  submitQuestionnaire: notBuilt,
  listNetworks,
  listCollaborations,
  listInvitations,
  getDashboard: notBuilt,
  confirmAccount: notBuilt,
  forgotPassword: notBuilt,
  resetPassword: notBuilt,
  resendActivation: notBuilt,
  exportUser: notBuilt,
  deleteUser: notBuilt,
  listSessions: notBuilt,
  revokeSessions: notBuilt,
  uploadNetwork,
  checkAccess,
  getOverview,
  getStructure,
  downloadNetwork,
  listEvents: notBuilt,
  deleteNetwork: notBuilt,
  restoreNetwork: notBuilt,
  listCollaborators: notBuilt,
  listInvitedCollaborators: notBuilt,
  inviteCollaborator: notBuilt,
  cancelInvitation: notBuilt,
  removeCollaborator: notBuilt,
  acceptInvitation: notBuilt,
  declineInvitation: notBuilt,
  getNode,
  saveCombinations,
  resetNode,
  undoReset: notBuilt,
  getDirections: notBuilt,
  saveDirections: notBuilt,
  getNodeFeedback: notBuilt,
  saveNodeFeedback: notBuilt,
  getQuestion,
  saveAnswer,
  getAnswerHistory: notBuilt,
  restoreAnswer: notBuilt,
  getSite,
};

// Written by `npm run generate` from the names of the handlers. Do not edit.
import { activateAccount } from './features/accounts/activateAccount.js';
import { answerAddressChange } from './features/accounts/answerAddressChange.js';
import { cancelAddressChange } from './features/accounts/cancelAddressChange.js';
import { changeAddress } from './features/accounts/changeAddress.js';
import { checkAddressLink } from './features/accounts/checkAddressLink.js';
import { checkPasswordLink } from './features/accounts/checkPasswordLink.js';
import { confirmAccount } from './features/accounts/confirmAccount.js';
import { createUser } from './features/accounts/createUser.js';
import { deleteUser } from './features/accounts/deleteUser.js';
import { editUser } from './features/accounts/editUser.js';
import { exportUser } from './features/accounts/exportUser.js';
import { forgotPassword } from './features/accounts/forgotPassword.js';
import { getUser } from './features/accounts/getUser.js';
import { rejectRegistration } from './features/accounts/rejectRegistration.js';
import { resendActivation } from './features/accounts/resendActivation.js';
import { resetPassword } from './features/accounts/resetPassword.js';
import { submitQuestionnaire } from './features/accounts/submitQuestionnaire.js';
import { updatePassword } from './features/accounts/updatePassword.js';
import { getAnswerHistory } from './features/answers/getAnswerHistory.js';
import { getDirections } from './features/answers/getDirections.js';
import { getNodeFeedback } from './features/answers/getNodeFeedback.js';
import { getQuestion } from './features/answers/getQuestion.js';
import { keepLateAnswer } from './features/answers/keepLateAnswer.js';
import { resetNode } from './features/answers/resetNode.js';
import { restoreAnswer } from './features/answers/restoreAnswer.js';
import { saveAnswer } from './features/answers/saveAnswer.js';
import { saveDirections } from './features/answers/saveDirections.js';
import { saveNodeFeedback } from './features/answers/saveNodeFeedback.js';
import { tryQuestion } from './features/answers/tryQuestion.js';
import { undoReset } from './features/answers/undoReset.js';
import { getNode } from './features/combinations/getNode.js';
import { saveCombinations } from './features/combinations/saveCombinations.js';
import { downloadQuestionnaires } from './features/dashboard/downloadQuestionnaires.js';
import { getDashboard } from './features/dashboard/getDashboard.js';
import { getExplanations } from './features/explanations/getExplanations.js';
import { getNames } from './features/explanations/getNames.js';
import { saveExplanations } from './features/explanations/saveExplanations.js';
import { saveNames } from './features/explanations/saveNames.js';
import { answerInstitutionLogin } from './features/institution/answerInstitutionLogin.js';
import { joinInstitutionLogin } from './features/institution/joinInstitutionLogin.js';
import { registerInstitutionLogin } from './features/institution/registerInstitutionLogin.js';
import { startInstitutionLogin } from './features/institution/startInstitutionLogin.js';
import { checkAccess } from './features/networks/checkAccess.js';
import { deleteNetwork } from './features/networks/deleteNetwork.js';
import { downloadNetwork } from './features/networks/downloadNetwork.js';
import { getActivity } from './features/networks/getActivity.js';
import { getOverview } from './features/networks/getOverview.js';
import { getStructure } from './features/networks/getStructure.js';
import { getTables } from './features/networks/getTables.js';
import { listCollaborations } from './features/networks/listCollaborations.js';
import { listDeletedNetworks } from './features/networks/listDeletedNetworks.js';
import { listEvents } from './features/networks/listEvents.js';
import { listInvitations } from './features/networks/listInvitations.js';
import { listNetworks } from './features/networks/listNetworks.js';
import { restoreNetwork } from './features/networks/restoreNetwork.js';
import { saveResetRule } from './features/networks/saveResetRule.js';
import { uploadNetwork } from './features/networks/uploadNetwork.js';
import { getOutcomes } from './features/outcomes/getOutcomes.js';
import { saveOutcomes } from './features/outcomes/saveOutcomes.js';
import { adoptTables } from './features/results/adoptTables.js';
import { downloadStudyForRedcap } from './features/results/downloadStudyForRedcap.js';
import { downloadStudyTables } from './features/results/downloadStudyTables.js';
import { getStudyAnswers } from './features/results/getStudyAnswers.js';
import { getStudyResults } from './features/results/getStudyResults.js';
import { redactComment } from './features/results/redactComment.js';
import { undoAdoption } from './features/results/undoAdoption.js';
import { beginSecondFactor } from './features/second-factor/beginSecondFactor.js';
import { confirmSecondFactor } from './features/second-factor/confirmSecondFactor.js';
import { removeSecondFactor } from './features/second-factor/removeSecondFactor.js';
import { resetSecondFactor } from './features/second-factor/resetSecondFactor.js';
import { checkAdmin } from './features/sessions/checkAdmin.js';
import { checkSession } from './features/sessions/checkSession.js';
import { getCsrfToken } from './features/sessions/getCsrfToken.js';
import { listSessions } from './features/sessions/listSessions.js';
import { login } from './features/sessions/login.js';
import { logout } from './features/sessions/logout.js';
import { revokeSessions } from './features/sessions/revokeSessions.js';
import { acceptInvitation } from './features/sharing/acceptInvitation.js';
import { cancelInvitation } from './features/sharing/cancelInvitation.js';
import { declineInvitation } from './features/sharing/declineInvitation.js';
import { getInvitation } from './features/sharing/getInvitation.js';
import { handOverNetwork } from './features/sharing/handOverNetwork.js';
import { inviteByEmail } from './features/sharing/inviteByEmail.js';
import { inviteCollaborator } from './features/sharing/inviteCollaborator.js';
import { listCollaborators } from './features/sharing/listCollaborators.js';
import { listInvitedCollaborators } from './features/sharing/listInvitedCollaborators.js';
import { removeCollaborator } from './features/sharing/removeCollaborator.js';
import { undoDecline } from './features/sharing/undoDecline.js';
import { getSite } from './features/site/getSite.js';
import { acceptStudyInvitation } from './features/study/acceptStudyInvitation.js';
import { answerDeputyRequest } from './features/study/answerDeputyRequest.js';
import { cancelExpert } from './features/study/cancelExpert.js';
import { closeRound } from './features/study/closeRound.js';
import { declareFinal } from './features/study/declareFinal.js';
import { declineStudyInvitation } from './features/study/declineStudyInvitation.js';
import { downloadStudyPeople } from './features/study/downloadStudyPeople.js';
import { enterStudy } from './features/study/enterStudy.js';
import { extendRound } from './features/study/extendRound.js';
import { finishStudy } from './features/study/finishStudy.js';
import { getStudy } from './features/study/getStudy.js';
import { inviteExperts } from './features/study/inviteExperts.js';
import { letInLateAnswers } from './features/study/letInLateAnswers.js';
import { nameDeputy } from './features/study/nameDeputy.js';
import { openResults } from './features/study/openResults.js';
import { openRound } from './features/study/openRound.js';
import { readDeputyRequest } from './features/study/readDeputyRequest.js';
import { readStudyInvitation } from './features/study/readStudyInvitation.js';
import { remindExpert } from './features/study/remindExpert.js';
import { removeDeputy } from './features/study/removeDeputy.js';
import { reopenRound } from './features/study/reopenRound.js';
import { saveStudy } from './features/study/saveStudy.js';
import { withdrawFromStudy } from './features/study/withdrawFromStudy.js';
import type { Operation, OperationId } from './http/operation.js';

/** The handler of each operation of openapi.yaml. The type makes it complete: a missing one does not compile. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
  activateAccount,
  answerAddressChange,
  cancelAddressChange,
  changeAddress,
  checkAddressLink,
  checkPasswordLink,
  confirmAccount,
  createUser,
  deleteUser,
  editUser,
  exportUser,
  forgotPassword,
  getUser,
  rejectRegistration,
  resendActivation,
  resetPassword,
  submitQuestionnaire,
  updatePassword,
  getAnswerHistory,
  getDirections,
  getNodeFeedback,
  getQuestion,
  keepLateAnswer,
  resetNode,
  restoreAnswer,
  saveAnswer,
  saveDirections,
  saveNodeFeedback,
  tryQuestion,
  undoReset,
  getNode,
  saveCombinations,
  downloadQuestionnaires,
  getDashboard,
  getExplanations,
  getNames,
  saveExplanations,
  saveNames,
  answerInstitutionLogin,
  joinInstitutionLogin,
  registerInstitutionLogin,
  startInstitutionLogin,
  checkAccess,
  deleteNetwork,
  downloadNetwork,
  getActivity,
  getOverview,
  getStructure,
  getTables,
  listCollaborations,
  listDeletedNetworks,
  listEvents,
  listInvitations,
  listNetworks,
  restoreNetwork,
  saveResetRule,
  uploadNetwork,
  getOutcomes,
  saveOutcomes,
  adoptTables,
  downloadStudyForRedcap,
  downloadStudyTables,
  getStudyAnswers,
  getStudyResults,
  redactComment,
  undoAdoption,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  checkAdmin,
  checkSession,
  getCsrfToken,
  listSessions,
  login,
  logout,
  revokeSessions,
  acceptInvitation,
  cancelInvitation,
  declineInvitation,
  getInvitation,
  handOverNetwork,
  inviteByEmail,
  inviteCollaborator,
  listCollaborators,
  listInvitedCollaborators,
  removeCollaborator,
  undoDecline,
  getSite,
  acceptStudyInvitation,
  answerDeputyRequest,
  cancelExpert,
  closeRound,
  declareFinal,
  declineStudyInvitation,
  downloadStudyPeople,
  enterStudy,
  extendRound,
  finishStudy,
  getStudy,
  inviteExperts,
  letInLateAnswers,
  nameDeputy,
  openResults,
  openRound,
  readDeputyRequest,
  readStudyInvitation,
  remindExpert,
  removeDeputy,
  reopenRound,
  saveStudy,
  withdrawFromStudy,
};

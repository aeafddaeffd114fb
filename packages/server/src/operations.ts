// Written by `npm run generate` from the names of the handlers. Do not edit.
import { answerAddressChange } from './accounts/address/answerAddressChange.js';
import { cancelAddressChange } from './accounts/address/cancelAddressChange.js';
import { changeAddress } from './accounts/address/changeAddress.js';
import { checkAddressLink } from './accounts/address/checkAddressLink.js';
import { answerInstitutionLogin } from './accounts/institution/answerInstitutionLogin.js';
import { joinInstitutionLogin } from './accounts/institution/joinInstitutionLogin.js';
import { registerInstitutionLogin } from './accounts/institution/registerInstitutionLogin.js';
import { startInstitutionLogin } from './accounts/institution/startInstitutionLogin.js';
import { checkPasswordLink } from './accounts/passwords/checkPasswordLink.js';
import { forgotPassword } from './accounts/passwords/forgotPassword.js';
import { resetPassword } from './accounts/passwords/resetPassword.js';
import { updatePassword } from './accounts/passwords/updatePassword.js';
import { editUser } from './accounts/profile/editUser.js';
import { getUser } from './accounts/profile/getUser.js';
import { submitQuestionnaire } from './accounts/profile/submitQuestionnaire.js';
import { activateAccount } from './accounts/registration/activateAccount.js';
import { confirmAccount } from './accounts/registration/confirmAccount.js';
import { confirmByLink } from './accounts/registration/confirmByLink.js';
import { createUser } from './accounts/registration/createUser.js';
import { rejectRegistration } from './accounts/registration/rejectRegistration.js';
import { resendActivation } from './accounts/registration/resendActivation.js';
import { beginSecondFactor } from './accounts/second-factor/beginSecondFactor.js';
import { confirmSecondFactor } from './accounts/second-factor/confirmSecondFactor.js';
import { removeSecondFactor } from './accounts/second-factor/removeSecondFactor.js';
import { resetSecondFactor } from './accounts/second-factor/resetSecondFactor.js';
import { checkAdmin } from './accounts/sessions/checkAdmin.js';
import { checkSession } from './accounts/sessions/checkSession.js';
import { getCsrfToken } from './accounts/sessions/getCsrfToken.js';
import { listSessions } from './accounts/sessions/listSessions.js';
import { login } from './accounts/sessions/login.js';
import { logout } from './accounts/sessions/logout.js';
import { revokeSessions } from './accounts/sessions/revokeSessions.js';
import { getActivity } from './judgements/activity/getActivity.js';
import { listEvents } from './judgements/activity/listEvents.js';
import { getAnswerHistory } from './judgements/answers/getAnswerHistory.js';
import { getDirections } from './judgements/answers/getDirections.js';
import { getNodeFeedback } from './judgements/answers/getNodeFeedback.js';
import { resetNode } from './judgements/answers/resetNode.js';
import { restoreAnswer } from './judgements/answers/restoreAnswer.js';
import { saveAnswer } from './judgements/answers/saveAnswer.js';
import { saveDirections } from './judgements/answers/saveDirections.js';
import { saveNodeFeedback } from './judgements/answers/saveNodeFeedback.js';
import { undoReset } from './judgements/answers/undoReset.js';
import { getNode } from './judgements/combinations/getNode.js';
import { saveCombinations } from './judgements/combinations/saveCombinations.js';
import { downloadNetwork } from './judgements/downloads/downloadNetwork.js';
import { getTables } from './judgements/downloads/getTables.js';
import { getOverview } from './judgements/overview/getOverview.js';
import { getQuestion } from './judgements/questions/getQuestion.js';
import { checkAccess } from './networks/checkAccess.js';
import { deleteNetwork } from './networks/deleteNetwork.js';
import { getExplanations } from './networks/explanations/getExplanations.js';
import { getNames } from './networks/explanations/getNames.js';
import { saveExplanations } from './networks/explanations/saveExplanations.js';
import { saveNames } from './networks/explanations/saveNames.js';
import { uploadNetwork } from './networks/files/uploadNetwork.js';
import { listDeletedNetworks } from './networks/listDeletedNetworks.js';
import { listCollaborations } from './networks/lists/listCollaborations.js';
import { listNetworks } from './networks/lists/listNetworks.js';
import { getStructure } from './networks/nodes/getStructure.js';
import { getOutcomes } from './networks/outcomes/getOutcomes.js';
import { saveOutcomes } from './networks/outcomes/saveOutcomes.js';
import { restoreNetwork } from './networks/restoreNetwork.js';
import { saveResetRule } from './networks/saveResetRule.js';
import { cancelInvitation } from './networks/sharing/cancelInvitation.js';
import { handOverNetwork } from './networks/sharing/handOverNetwork.js';
import { inviteByEmail } from './networks/sharing/inviteByEmail.js';
import { inviteCollaborator } from './networks/sharing/inviteCollaborator.js';
import { listCollaborators } from './networks/sharing/listCollaborators.js';
import { listInvitedCollaborators } from './networks/sharing/listInvitedCollaborators.js';
import { readInvitation } from './networks/sharing/readInvitation.js';
import { removeCollaborator } from './networks/sharing/removeCollaborator.js';
import { deleteUser } from './personal-data/deletion/deleteUser.js';
import { exportUser } from './personal-data/export/exportUser.js';
import { downloadQuestionnaires } from './site/dashboard/downloadQuestionnaires.js';
import { getDashboard } from './site/dashboard/getDashboard.js';
import { getSite } from './site/getSite.js';
import { declareFinal } from './studies/declareFinal.js';
import { answerDeputyRequest } from './studies/deputies/answerDeputyRequest.js';
import { nameDeputy } from './studies/deputies/nameDeputy.js';
import { readDeputyRequest } from './studies/deputies/readDeputyRequest.js';
import { removeDeputy } from './studies/deputies/removeDeputy.js';
import { downloadStudyPeople } from './studies/downloadStudyPeople.js';
import { acceptStudyInvitation } from './studies/experts/acceptStudyInvitation.js';
import { cancelExpert } from './studies/experts/cancelExpert.js';
import { declineStudyInvitation } from './studies/experts/declineStudyInvitation.js';
import { enterStudy } from './studies/experts/enterStudy.js';
import { inviteExperts } from './studies/experts/inviteExperts.js';
import { readStudyInvitation } from './studies/experts/readStudyInvitation.js';
import { remindExpert } from './studies/experts/remindExpert.js';
import { getStudy } from './studies/getStudy.js';
import { acceptInvitation } from './studies/invitations/acceptInvitation.js';
import { declineInvitation } from './studies/invitations/declineInvitation.js';
import { listInvitations } from './studies/invitations/listInvitations.js';
import { undoDecline } from './studies/invitations/undoDecline.js';
import { finishStudy } from './studies/parts/finishStudy.js';
import { keepLateAnswer } from './studies/parts/keepLateAnswer.js';
import { withdrawFromStudy } from './studies/parts/withdrawFromStudy.js';
import { adoptTables } from './studies/results/adoptTables.js';
import { downloadStudyForRedcap } from './studies/results/downloadStudyForRedcap.js';
import { downloadStudyTables } from './studies/results/downloadStudyTables.js';
import { getStudyAnswers } from './studies/results/getStudyAnswers.js';
import { getStudyResults } from './studies/results/getStudyResults.js';
import { redactComment } from './studies/results/redactComment.js';
import { undoAdoption } from './studies/results/undoAdoption.js';
import { closeRound } from './studies/rounds/closeRound.js';
import { extendRound } from './studies/rounds/extendRound.js';
import { letInLateAnswers } from './studies/rounds/letInLateAnswers.js';
import { openResults } from './studies/rounds/openResults.js';
import { openRound } from './studies/rounds/openRound.js';
import { reopenRound } from './studies/rounds/reopenRound.js';
import { saveStudy } from './studies/saveStudy.js';
import { tryQuestion } from './studies/tryQuestion.js';
import type { Operation, OperationId } from './http/operation.js';

/** The handler of each operation of openapi.yaml. The type makes it complete: a missing one does not compile. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
  answerAddressChange,
  cancelAddressChange,
  changeAddress,
  checkAddressLink,
  answerInstitutionLogin,
  joinInstitutionLogin,
  registerInstitutionLogin,
  startInstitutionLogin,
  checkPasswordLink,
  forgotPassword,
  resetPassword,
  updatePassword,
  editUser,
  getUser,
  submitQuestionnaire,
  activateAccount,
  confirmAccount,
  confirmByLink,
  createUser,
  rejectRegistration,
  resendActivation,
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
  getActivity,
  listEvents,
  getAnswerHistory,
  getDirections,
  getNodeFeedback,
  resetNode,
  restoreAnswer,
  saveAnswer,
  saveDirections,
  saveNodeFeedback,
  undoReset,
  getNode,
  saveCombinations,
  downloadNetwork,
  getTables,
  getOverview,
  getQuestion,
  checkAccess,
  deleteNetwork,
  getExplanations,
  getNames,
  saveExplanations,
  saveNames,
  uploadNetwork,
  listDeletedNetworks,
  listCollaborations,
  listNetworks,
  getStructure,
  getOutcomes,
  saveOutcomes,
  restoreNetwork,
  saveResetRule,
  cancelInvitation,
  handOverNetwork,
  inviteByEmail,
  inviteCollaborator,
  listCollaborators,
  listInvitedCollaborators,
  readInvitation,
  removeCollaborator,
  deleteUser,
  exportUser,
  downloadQuestionnaires,
  getDashboard,
  getSite,
  declareFinal,
  answerDeputyRequest,
  nameDeputy,
  readDeputyRequest,
  removeDeputy,
  downloadStudyPeople,
  acceptStudyInvitation,
  cancelExpert,
  declineStudyInvitation,
  enterStudy,
  inviteExperts,
  readStudyInvitation,
  remindExpert,
  getStudy,
  acceptInvitation,
  declineInvitation,
  listInvitations,
  undoDecline,
  finishStudy,
  keepLateAnswer,
  withdrawFromStudy,
  adoptTables,
  downloadStudyForRedcap,
  downloadStudyTables,
  getStudyAnswers,
  getStudyResults,
  redactComment,
  undoAdoption,
  closeRound,
  extendRound,
  letInLateAnswers,
  openResults,
  openRound,
  reopenRound,
  saveStudy,
  tryQuestion,
};

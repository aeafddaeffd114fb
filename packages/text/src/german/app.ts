import type { Text } from '../english/app.js';
import { account } from './app/account.js';
import { activity } from './app/activity.js';
import { address } from './app/address.js';
import { combinations } from './app/combinations.js';
import { common } from './app/common.js';
import { dashboard } from './app/dashboard.js';
import { drafts } from './app/drafts.js';
import { earlierAnswers } from './app/earlierAnswers.js';
import { errors } from './app/errors.js';
import { expectation } from './app/expectation.js';
import { failures } from './failures.js';
import { forgot } from './app/forgot.js';
import { home } from './app/home.js';
import { inference } from './app/inference.js';
import { introduction } from './app/introduction.js';
import { invitation } from './app/invitation.js';
import { layout } from './app/layout.js';
import { legal } from './app/legal.js';
import { login } from './app/login.js';
import { manage } from './app/manage.js';
import { matters } from './app/matters.js';
import { meaning } from './app/meaning.js';
import { nodeTable } from './app/nodeTable.js';
import { outbox } from './app/outbox.js';
import { outcomes } from './app/outcomes.js';
import { overview } from './app/overview.js';
import { plausible } from './app/plausible.js';
import { profile } from './app/profile.js';
import { question } from './app/question.js';
import { questionIntro } from './app/questionIntro.js';
import { questionnaire } from './app/questionnaire.js';
import { server } from './app/server.js';
import { share } from './app/share.js';
import { signup } from './app/signup.js';
import { undo } from './app/undo.js';
import { uploads } from './app/uploads.js';
import { useNetwork } from './app/useNetwork.js';
import { whatIf } from './app/whatIf.js';

/** Every text of the application, in German, by screen. */
export const german: Text = {
  account,
  activity,
  address,
  combinations,
  common,
  dashboard,
  drafts,
  earlierAnswers,
  errors,
  expectation,
  failures,
  forgot,
  home,
  inference,
  introduction,
  invitation,
  layout,
  legal,
  login,
  manage,
  matters,
  meaning,
  nodeTable,
  outbox,
  outcomes,
  overview,
  plausible,
  profile,
  question,
  questionIntro,
  questionnaire,
  server,
  share,
  signup,
  undo,
  uploads,
  useNetwork,
  whatIf,
};

export { germanLabels as labels } from '@credence/ui';
export { german as text };

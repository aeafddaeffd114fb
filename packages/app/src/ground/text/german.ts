import type { Text } from './english.js';
import { account } from './german/account.js';
import { activity } from './german/activity.js';
import { address } from './german/address.js';
import { combinations } from './german/combinations.js';
import { common } from './german/common.js';
import { dashboard } from './german/dashboard.js';
import { drafts } from './german/drafts.js';
import { earlierAnswers } from './german/earlierAnswers.js';
import { errors } from './german/errors.js';
import { expectation } from './german/expectation.js';
import { failures } from './german/failures.js';
import { forgot } from './german/forgot.js';
import { home } from './german/home.js';
import { inference } from './german/inference.js';
import { introduction } from './german/introduction.js';
import { invitation } from './german/invitation.js';
import { layout } from './german/layout.js';
import { legal } from './german/legal.js';
import { login } from './german/login.js';
import { manage } from './german/manage.js';
import { matters } from './german/matters.js';
import { meaning } from './german/meaning.js';
import { nodeTable } from './german/nodeTable.js';
import { outbox } from './german/outbox.js';
import { outcomes } from './german/outcomes.js';
import { overview } from './german/overview.js';
import { plausible } from './german/plausible.js';
import { profile } from './german/profile.js';
import { question } from './german/question.js';
import { questionIntro } from './german/questionIntro.js';
import { questionnaire } from './german/questionnaire.js';
import { server } from './german/server.js';
import { share } from './german/share.js';
import { signup } from './german/signup.js';
import { undo } from './german/undo.js';
import { uploads } from './german/uploads.js';
import { whatIf } from './german/whatIf.js';

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
  whatIf,
};

export { germanLabels } from '@credence/ui';

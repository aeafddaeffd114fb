import { account } from './english/account.js';
import { activity } from './english/activity.js';
import { address } from './english/address.js';
import { combinations } from './english/combinations.js';
import { common } from './english/common.js';
import { dashboard } from './english/dashboard.js';
import { drafts } from './english/drafts.js';
import { earlierAnswers } from './english/earlierAnswers.js';
import { errors } from './english/errors.js';
import { expectation } from './english/expectation.js';
import { failures } from './english/failures.js';
import { forgot } from './english/forgot.js';
import { home } from './english/home.js';
import { inference } from './english/inference.js';
import { introduction } from './english/introduction.js';
import { invitation } from './english/invitation.js';
import { layout } from './english/layout.js';
import { legal } from './english/legal.js';
import { login } from './english/login.js';
import { manage } from './english/manage.js';
import { matters } from './english/matters.js';
import { meaning } from './english/meaning.js';
import { nodeTable } from './english/nodeTable.js';
import { outbox } from './english/outbox.js';
import { outcomes } from './english/outcomes.js';
import { overview } from './english/overview.js';
import { plausible } from './english/plausible.js';
import { profile } from './english/profile.js';
import { question } from './english/question.js';
import { questionIntro } from './english/questionIntro.js';
import { questionnaire } from './english/questionnaire.js';
import { server } from './english/server.js';
import { share } from './english/share.js';
import { signup } from './english/signup.js';
import { undo } from './english/undo.js';
import { uploads } from './english/uploads.js';
import { whatIf } from './english/whatIf.js';

/** Every text of the application, by screen. Texts of the specification appear here verbatim. */
export const english = {
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

/** The shape of every language's catalogue. */
export type Text = typeof english;

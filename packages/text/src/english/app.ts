import type { FailureTexts } from '../failures.js';
import { account } from './app/account.js';
import { activity } from './app/activity.js';
import { address } from './app/address.js';
import { combinations } from './app/combinations.js';
import { dashboard } from './app/dashboard.js';
import { earlierAnswers } from './app/earlierAnswers.js';
import { expectation } from './app/expectation.js';
import { fileProblems } from './fileProblems.js';
import { first } from './first.js';
import { home } from './app/home.js';
import { inference } from './app/inference.js';
import { introduction } from './app/introduction.js';
import { invitation } from './app/invitation.js';
import { legal } from './app/legal.js';
import { manage } from './app/manage.js';
import { matters } from './app/matters.js';
import { meaning } from './app/meaning.js';
import { nodeTable } from './app/nodeTable.js';
import { outcomes } from './app/outcomes.js';
import { overview } from './app/overview.js';
import { plausible } from './app/plausible.js';
import { profile } from './app/profile.js';
import { question } from './app/question.js';
import { questionIntro } from './app/questionIntro.js';
import { questionnaire } from './app/questionnaire.js';
import { share } from './app/share.js';
import { uploads } from './app/uploads.js';
import { useNetwork } from './app/useNetwork.js';
import { whatIf } from './app/whatIf.js';

const failures: Required<Pick<FailureTexts, 'fileProblems'>> & FailureTexts = { ...first.failures, fileProblems };

/** Every text of the application, by screen. Texts of the specification appear here verbatim. */
export const english = {
  ...first,
  failures,
  account,
  activity,
  address,
  combinations,
  dashboard,
  earlierAnswers,
  expectation,
  home,
  inference,
  introduction,
  invitation,
  legal,
  manage,
  matters,
  meaning,
  nodeTable,
  outcomes,
  overview,
  plausible,
  profile,
  question,
  questionIntro,
  questionnaire,
  share,
  uploads,
  useNetwork,
  whatIf,
};

/** The shape of every language's catalogue. */
export type Text = typeof english;

export { englishLabels as labels } from '@credence/ui';
export { english as text };

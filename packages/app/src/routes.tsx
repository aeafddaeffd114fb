import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './shell/layout/ErrorScreen.js';
import { RootLayout } from './start/RootLayout.js';
import { loadFrame } from './shell/layout/site.js';
import { tellOfRefresh } from './ground/loading/refresh.js';
import { paths } from './ground/paths.js';
import { action as logIn, Component as LoginPage } from './screens/login/login.route.js';
import {
  administratorsToDashboard,
  redirectHome,
  publicOnly,
  requireAdmin,
  requireSession,
} from './ground/session/guards.js';

const open: RouteObject[] = [
  { path: paths.imprint.pattern, lazy: () => import('./screens/legal/imprint.route.js') },
  { path: paths.privacy.pattern, lazy: () => import('./screens/legal/privacy.route.js') },
  { path: paths.activate.pattern, lazy: () => import('./screens/activation/activate.route.js') },
  { path: paths.invitation.pattern, lazy: () => import('./screens/invitation/invitation.route.js') },
  { path: paths.studyInvitation.pattern, lazy: () => import('./screens/study-invitation/studyInvitation.route.js') },
  { path: paths.confirmAccount.pattern, lazy: () => import('./screens/activation/confirmAccount.route.js') },
  { path: paths.changeAddress.pattern, lazy: () => import('./screens/change-address/changeAddress.route.js') },
];

const forVisitors: RouteObject[] = [
  // Almost everybody's first page comes with the first file: another request would cost more than its bytes.
  { path: paths.login.pattern, action: logIn, Component: LoginPage },
  { path: paths.institution.pattern, lazy: () => import('./screens/institution/institution.route.js') },
  { path: paths.signup.pattern, lazy: () => import('./screens/signup/signup.route.js') },
  { path: paths.approve.pattern, lazy: () => import('./screens/activation/approve.route.js') },
  { path: paths.forgot.pattern, lazy: () => import('./screens/forgot-password/forgot.route.js') },
  { path: paths.forgotPassword.pattern, lazy: () => import('./screens/forgot-password/forgot.route.js') },
];

const forUsers: RouteObject[] = [
  {
    path: paths.home.pattern,
    middleware: [administratorsToDashboard],
    lazy: () => import('./screens/home/home.route.js'),
  },
  { path: paths.index.pattern, lazy: () => import('./screens/home/home.route.js') },
  { path: paths.profile.pattern, lazy: () => import('./screens/profile/profile.route.js') },
  { path: paths.secondFactor.pattern, lazy: () => import('./screens/second-factor/secondFactor.route.js') },
  { path: paths.questionnaire.pattern, lazy: () => import('./screens/questionnaire/questionnaire.route.js') },
  { path: paths.networksOverview.pattern, lazy: () => import('./screens/manage-networks/manageNetworks.route.js') },
  { path: paths.network.pattern, lazy: () => import('./screens/network-overview/networkOverview.route.js') },
  { path: paths.names.pattern, lazy: () => import('./screens/names/names.route.js') },
  { path: paths.useNetwork.pattern, lazy: () => import('./screens/use-network/useNetwork.route.js') },
  { path: paths.studyOnly.pattern, lazy: () => import('./screens/study-invitation/studyOnly.route.js') },
  { path: paths.studyDeputy.pattern, lazy: () => import('./screens/study-deputy/studyDeputy.route.js') },
  { path: paths.study.pattern, lazy: () => import('./screens/study/study.route.js') },
  {
    path: paths.studyResults.pattern,
    lazy: () => import('./screens/study-results/studyResults.route.js'),
  },
  { path: paths.practice.pattern, lazy: () => import('./screens/question/practice/practice.route.js') },
  {
    path: paths.tryStudy.pattern,
    lazy: () => import('./screens/question/trying/trial.route.js'),
    children: [
      {
        path: paths.triedQuestion.pattern,
        lazy: () => import('./screens/question/trying/triedQuestion.route.js'),
      },
      { path: paths.triedEnd.pattern, lazy: () => import('./screens/question/trying/triedEnd.route.js') },
    ],
  },
  { path: paths.combinations.pattern, lazy: () => import('./screens/combinations/combinations.route.js') },
  { path: paths.question.pattern, lazy: () => import('./screens/question/question.route.js') },
  { path: paths.nodeTable.pattern, lazy: () => import('./screens/node-table/nodeTable.route.js') },
  { path: paths.questionIntro.pattern, lazy: () => import('./screens/question-intro/questionIntro.route.js') },
];

/** Routes without a page: parts of pages load them with a fetcher. */
const data: RouteObject[] = [
  { path: paths.sessions.pattern, lazy: () => import('./screens/profile/sessions.route.js') },
  { path: paths.leftBehind.pattern, lazy: () => import('./screens/profile/leftBehind.route.js') },
  { path: paths.people.pattern, lazy: () => import('./features/sharing/people.route.js') },
  { path: paths.askedNodes.pattern, lazy: () => import('./features/sharing/askedNodes.route.js') },
  { path: paths.formats.pattern, lazy: () => import('./screens/manage-networks/formats.route.js') },
  { path: paths.explanations.pattern, lazy: () => import('./features/meaning/explanations.route.js') },
  { path: paths.outcomes.pattern, lazy: () => import('./features/outcomes/outcomes.route.js') },
  { path: paths.tables.pattern, lazy: () => import('./features/inference/tables.route.js') },
  { path: paths.plausible.pattern, lazy: () => import('./features/plausible/plausible.route.js') },
  {
    path: paths.contradictions.pattern,
    // Loaded beside every question as soon as that is shown: a device that has just lost its connection goes on without.
    loader: (asked) =>
      import('./features/expectation/contradictions.route.js').then(
        ({ loader }) => loader(asked),
        () => undefined,
      ),
  },
  { path: paths.studyAnswers.pattern, lazy: () => import('./screens/study-results/studyAnswers.route.js') },
  { path: paths.pastAnswers.pattern, lazy: () => import('./screens/question/earlier/pastAnswers.route.js') },
];

const forAdministrators: RouteObject[] = [
  { path: paths.dashboard.pattern, lazy: () => import('./screens/dashboard/dashboard.route.js') },
  // The administrator's own networks: the role gives no rights over other users' networks.
  { path: paths.adminNetworks.pattern, lazy: () => import('./screens/manage-networks/manageNetworks.route.js') },
];

const home = <Navigate replace to={paths.home.href()} />;

/** The route table. Unknown addresses lead home. */
export const routes: RouteObject[] = [
  {
    middleware: [tellOfRefresh],
    loader: loadFrame,
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    // The same component, so that top bar, footer and an open menu stay as they are when the session is known.
    HydrateFallback: RootLayout,
    children: [
      {
        // Inside the layout, so that the top bar stays when a screen crashes.
        ErrorBoundary: ErrorScreen,
        children: [
          ...open,
          { middleware: [publicOnly], children: forVisitors },
          { middleware: [requireSession], children: forUsers },
          { middleware: [requireAdmin], children: forAdministrators },
          { middleware: [requireSession], children: data.map((route) => ({ ...route, element: home })) },
          { path: '*', loader: redirectHome, element: home },
        ],
      },
    ],
  },
];

/** Every address of the application, once: the pattern for the router and the builder for links. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  index: { pattern: '/index', href: () => '/index' },
  login: {
    pattern: '/login',
    /**
     * @param from where to go after sign-in; an address inside the application
     * @param username of somebody who is invited
     */
    href: (from?: string, username?: string) => {
      const query = new URLSearchParams({ ...(from ? { from } : {}), ...(username ? { username } : {}) });
      return query.size > 0 ? `/login?${query.toString()}` : '/login';
    },
  },
  /** Where the institution's provider leads back to, with what only the server reads. */
  institution: { pattern: '/login/institution', href: () => '/login/institution' },
  secondFactor: { pattern: '/second-factor', href: () => '/second-factor' },
  signup: { pattern: '/signup', href: () => '/signup' },
  /** Where the personal links of invitation mails lead. */
  invitation: { pattern: '/invitation', href: () => '/invitation' },
  /** Where the personal links of a study lead, with what they hold behind `#`. */
  studyInvitation: {
    pattern: '/study',
    href: () => '/study',
    /** What a personal link holds, as its mail has it. */
    hrefAsked: (link: { readonly expert: string; readonly secret: string }) =>
      `/study#${new URLSearchParams({ ...link }).toString()}`,
  },
  /** Where whoever came by such a link is led from every page that it does not open. */
  studyOnly: { pattern: '/study/only', href: () => '/study/only' },
  /** Where the mail leads that asks somebody to be the deputy of a study. It holds no secret. */
  studyDeputy: {
    pattern: '/study-deputy/:networkId',
    href: (networkId: string) => `/study-deputy/${encodeURIComponent(networkId)}`,
  },
  approve: { pattern: '/signup/approve', href: () => '/signup/approve/' },
  activate: { pattern: '/activate', href: () => '/activate/' },
  confirmAccount: { pattern: '/confirm-account', href: () => '/confirm-account' },
  changeAddress: { pattern: '/change-address', href: () => '/change-address' },
  forgot: { pattern: '/forgot', href: () => '/forgot' },
  forgotPassword: { pattern: '/forgot-password', href: () => '/forgot-password' },
  profile: { pattern: '/profile', href: () => '/profile' },
  imprint: { pattern: '/imprint', href: () => '/imprint' },
  privacy: { pattern: '/privacy', href: () => '/privacy' },
  networksOverview: { pattern: '/networks_overview', href: () => '/networks_overview' },
  /** Not in the route table, so it leads home. */
  afterQuestionnaire: { pattern: '/overview', href: () => '/overview' },
  questionnaire: { pattern: '/questionnaire', href: () => '/questionnaire/' },
  dashboard: { pattern: '/admin/dashboard', href: () => '/admin/dashboard/' },
  adminNetworks: { pattern: '/admin/networks_overview', href: () => '/admin/networks_overview' },
  network: {
    pattern: '/network/:networkId',
    href: (networkId: string) => `${network(networkId)}/`,
  },
  combinations: {
    pattern: '/network/:networkId/:nodeId',
    /** With `change` the page opens even if the node's questions have begun. */
    href: (networkId: string, nodeId: string, { change = false }: { change?: boolean } = {}) =>
      `${node(networkId, nodeId)}${change ? '?change' : ''}`,
  },
  question: {
    pattern: '/network/:networkId/:nodeId/:iteration',
    href: (networkId: string, nodeId: string, iteration: number) => `${node(networkId, nodeId)}/${iteration}/`,
  },
  nodeTable: {
    pattern: '/network/:networkId/:nodeId/table',
    href: (networkId: string, nodeId: string) => `${node(networkId, nodeId)}/table`,
  },
  /** Beside nodes, whose keys hold a digit. */
  names: {
    pattern: '/network/:networkId/names',
    href: (networkId: string) => `${network(networkId)}/names`,
  },
  /** What the answers say of a patient. */
  useNetwork: {
    pattern: '/network/:networkId/use',
    href: (networkId: string) => `${network(networkId)}/use`,
  },
  study: {
    pattern: '/network/:networkId/study',
    href: (networkId: string) => `${network(networkId)}/study`,
  },
  studyResults: {
    pattern: '/network/:networkId/study/results',
    /** @param question the one to show; without it the first to discuss */
    href: (networkId: string, question?: { readonly nodeId: string; readonly iteration: number }) =>
      `${network(networkId)}/study/results${question ? `?${new URLSearchParams({ node: question.nodeId, question: String(question.iteration) }).toString()}` : ''}`,
  },
  /** A question to practise on, before the first of a study. */
  practice: {
    pattern: '/network/:networkId/study/practice',
    href: (networkId: string) => `${network(networkId)}/study/practice`,
  },
  /** Where whoever runs a study tries it as an expert. */
  tryStudy: {
    pattern: '/network/:networkId/study/try',
    href: (networkId: string) => `${network(networkId)}/study/try`,
  },
  triedQuestion: {
    pattern: '/network/:networkId/study/try/:nodeId/:iteration',
    href: (networkId: string, nodeId: string, iteration: number) =>
      `${network(networkId)}/study/try/${encodeURIComponent(nodeId)}/${iteration}`,
  },
  triedEnd: {
    pattern: '/network/:networkId/study/try/end',
    href: (networkId: string) => `${network(networkId)}/study/try/end`,
  },
  questionIntro: {
    pattern: '/network/:networkId/:nodeId/:iteration/start',
    href: (networkId: string, nodeId: string, iteration: number, nodeName: string) =>
      `${node(networkId, nodeId)}/${iteration}/start?${new URLSearchParams({ nodeName }).toString()}`,
  },

  /** Routes without a page, loaded by a part of a page. Opened as pages, they lead home. */
  sessions: { pattern: '/data/sessions', href: () => '/data/sessions' },
  leftBehind: { pattern: '/data/left-behind', href: () => '/data/left-behind' },
  people: {
    pattern: '/data/network/:networkId/people',
    href: (networkId: string) => `/data${network(networkId)}/people`,
  },
  askedNodes: {
    pattern: '/data/network/:networkId/nodes',
    href: (networkId: string) => `/data${network(networkId)}/nodes`,
  },
  formats: {
    pattern: '/data/network/:networkId/formats',
    href: (networkId: string) => `/data${network(networkId)}/formats`,
  },
  explanations: {
    pattern: '/data/network/:networkId/:nodeId/explanations',
    href: (networkId: string, nodeId: string) => `/data${node(networkId, nodeId)}/explanations`,
  },
  outcomes: {
    pattern: '/data/network/:networkId/outcomes',
    href: (networkId: string) => `/data${network(networkId)}/outcomes`,
  },
  tables: {
    pattern: '/data/network/:networkId/tables',
    href: (networkId: string) => `/data${network(networkId)}/tables`,
  },
  plausible: {
    pattern: '/data/network/:networkId/plausible',
    /** @param nodeId a node to be judged before all others */
    href: (networkId: string, nodeId?: string) =>
      `/data${network(networkId)}/plausible${nodeId === undefined ? '' : `?${new URLSearchParams({ node: nodeId }).toString()}`}`,
  },
  contradictions: {
    pattern: '/data/network/:networkId/:nodeId/:iteration/contradictions',
    href: (networkId: string, nodeId: string, iteration: number) =>
      `/data${node(networkId, nodeId)}/${iteration}/contradictions`,
  },
  studyAnswers: {
    pattern: '/data/network/:networkId/results/:nodeId/:iteration',
    href: (networkId: string, nodeId: string, iteration: number) =>
      `/data${network(networkId)}/results/${encodeURIComponent(nodeId)}/${iteration}`,
  },
  pastAnswers: {
    pattern: '/data/network/:networkId/:nodeId/:iteration/answers',
    href: (networkId: string, nodeId: string, iteration: number) =>
      `/data${node(networkId, nodeId)}/${iteration}/answers`,
  },
};

function network(networkId: string) {
  return `/network/${encodeURIComponent(networkId)}`;
}

function node(networkId: string, nodeId: string) {
  return `${network(networkId)}/${encodeURIComponent(nodeId)}`;
}

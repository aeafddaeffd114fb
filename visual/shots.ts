/**
 * How a story is displayed: in a theme of the page, in the colours that a reader's system forces on every page, on the
 * smallest phone, or from right to left.
 */
export type Look = 'light' | 'dark' | 'forced' | 'phone' | 'mirrored';

/** Nobody reviews more pictures, or more bytes of them, than this. Chromatic keeps the rest. */
export const MOST_SHOTS = 150;
export const MOST_BYTES = 3 * 1024 * 1024;

/** What is known about a story before it is drawn. */
export interface Story {
  /** `forms-switch--off`. */
  id: string;
  /** The theme that the story sets in its `globals`. */
  theme: 'light' | 'dark';
  /** True for the first story in its file, which shows its subject in its usual state. */
  first: boolean;
  /** True for a screen of the application, false for a component. */
  screen: boolean;
}

/** Where forced colours remove the most: on, off, chosen, wrong and measured are otherwise shown by colour. */
const FORCED = new Set([
  'charts-bar-chart',
  'elicitation-certainty-field',
  'elicitation-distribution-bars',
  'elicitation-human-icon-scale',
  'elicitation-probability-question',
  'elicitation-probability-slider',
  'feedback-alert',
  'forms-button',
  'forms-segmented-control',
  'forms-switch',
  'navigation-tabs',
  'pictures-network-map',
  'screens-question',
]);

/** One state of each screen on a phone: the fullest that a reader often meets. */
const ON_A_PHONE = new Set([
  'screens-answers-on-their-way--overtaken-meanwhile',
  'screens-combinations--reopened',
  'screens-dashboard--a-week',
  'screens-home--with-networks',
  'screens-intro--with-node-name',
  'screens-login--with-demo-accounts',
  'screens-manage-networks--networks',
  'screens-overview--three-states',
  'screens-profile--loaded',
  'screens-question--all-parents-changed',
  'screens-question-earlier-answers--three',
  'screens-questionnaire--half-answered',
  'screens-sign-up--empty',
]);

/** Parts of a screen, and screens made like another one: dark adds nothing to what that one shows. */
const LIGHT_ONLY = new Set([
  'screens-account-confirmation',
  'screens-activate',
  'screens-answers-on-their-way',
  'screens-change-of-e-mail',
  'screens-forgotten-password',
  'screens-home-of-somebody-invited',
  'screens-intro-expectation',
  'screens-invitation-link',
  'screens-legal',
  'screens-manage-networks-share',
  'screens-names',
  'screens-overview-plausible',
  'screens-use-the-network',
  'screens-question-earlier-answers',
  'screens-question-explained',
  'screens-question-in-the-order-that-matters',
  'screens-question-interrupted',
  'screens-question-said-exactly',
  // The sign-up shows fields in the dark.
  'screens-questionnaire',
]);

/** Where direction decides most: axes, numbers and legends. */
const MIRRORED = new Set(['charts-dashboard-charts--a-week']);

/** States where much of the work happens but that no first story shows: filled in, undone, refused, long. */
const ALSO = new Set([
  'elicitation-combination-editor--with-probability-sliders',
  'elicitation-question-layout--uncertain',
  'elicitation-probability-question--does-not-add-up',
  'elicitation-probability-question--one-of-twenty',
  'screens-combinations--reopened',
  'screens-home--without-networks',
  'screens-login--german',
  'screens-manage-networks--asked-before-deleting',
  'screens-manage-networks--deleted',
  'screens-manage-networks-share--long-names',
  'screens-overview--reset-done',
  'screens-question--stored-answer',
]);

/** Every id listed here, to be checked against the existing stories. */
export const named: readonly string[] = [...FORCED, ...ON_A_PHONE, ...LIGHT_ONLY, ...MIRRORED, ...ALSO];

/**
 * The looks in which a story's picture is kept: a component once, in its usual state; a screen, which is made of
 * components, in both themes and on a phone, its parts once; forced colours where they remove the most.
 */
export function looksOf({ id, theme, first, screen }: Story): Look[] {
  const [subject = ''] = id.split('--');
  // Parts of the slider, which has pictures of its own.
  if (id.startsWith('elicitation-slider-parts--')) return [];
  // A flow is played, not looked at: its screens have pictures of their own.
  if (id.startsWith('flows-')) return [];
  // The question, as `screens-question` shows it, with a line more or a handle less.
  if (/^screens-(?:practice-question|question-blank|trying-a-study)--/.test(id)) return [];
  // Numbers arrive while one looks.
  if (/^screens-(?:overview-in-the-order-that-matters|overview-outcomes|table-of-a-node)/.test(id)) return [];
  // Parts of the overview, which has pictures of its own.
  if (/^screens-overview-(?:of-an-expert|of-somebody-invited|resets)--/.test(id)) return [];
  // What these show is compared with a plain page, in the tests of the packed packages.
  if (id.startsWith('embedding-')) return [];
  // A line or a list of text, made of the kit's own type.
  if (/^study-(?:next-step|protocol-list|sealed-line)--/.test(id)) return [];
  // Forms under a heading, as the sign-up, the profile and the home page of somebody invited show them.
  if (/^screens-(?:study(?:-deputy|-invitation|-takehome)?|institution-login|second-factor)--/.test(id)) return [];
  // Made of the components for results, which have one picture together.
  if (/^screens-study-results--/.test(id)) return [];
  // The results of a study have one picture together.
  if (/^study-(?:bead-lane|disagreement-strip|expert-code|outcome-dots|pool-switch|to-discuss-list)--/.test(id))
    return [];
  const looks: [look: Look, taken: boolean][] = [
    [theme, first || ALSO.has(id)],
    ['dark', screen && first && !LIGHT_ONLY.has(subject)],
    ['forced', first && FORCED.has(subject)],
    ['mirrored', MIRRORED.has(id)],
    ['phone', ON_A_PHONE.has(id)],
  ];
  return [...new Set(looks.filter(([, taken]) => taken).map(([look]) => look))];
}

/** The name of a picture: `controls-button__solid__dark`. Underscores survive where two hyphens would become one. */
export const shotName = (story: string, look: Look) => `${story.replace('--', '__')}__${look}`;

/** How a story is seen: the page's theme, or the colours that a reader's system forces on every page. */
export type Look = 'light' | 'dark' | 'forced';

/** More pictures than this, or more bytes of them, are no longer looked at by anybody. Chromatic keeps the others. */
export const MOST_SHOTS = 150;
export const MOST_BYTES = 3 * 1024 * 1024;

/** What is known of a story before it is drawn. */
export interface Story {
  /** `elicitation-slider--default`. */
  id: string;
  /** The theme that the story asks for by `globals`. */
  theme: 'light' | 'dark';
  /** The first of its file shows its subject as it usually is. */
  first: boolean;
  /** True for a screen of the application, false for a component of the kit. */
  screen: boolean;
}

/** Where forced colours take most away: what is on, off, chosen, wrong or measured is shown by colour elsewhere. */
const FORCED = new Set([
  'charts-bar-chart',
  'elicitation-certainty-field',
  'elicitation-distribution-bars',
  'elicitation-human-icon-scale',
  'elicitation-slider',
  'elicitation-state-list',
  'feedback-alert',
  'forms-button',
  'forms-segmented-control',
  'forms-switch',
  'navigation-tabs',
  'pictures-network-map',
  'screens-question',
]);

/** States that much work happens in, and that no first story shows: what is filled in, undone, refused, long or mirrored. */
const ALSO = new Set([
  'charts-dashboard-charts--a-week-right-to-left',
  'elicitation-combination-editor--with-probability-sliders',
  'elicitation-question-layout--uncertain',
  'elicitation-state-list--twenty-one-states',
  'screens-combinations--reopened',
  'screens-combinations--save-failed',
  'screens-home--several-files',
  'screens-home--without-networks',
  'screens-login--german',
  'screens-manage-networks--asked-before-deleting',
  'screens-manage-networks--deleted',
  'screens-overview--map-tab',
  'screens-overview--reset-done',
  'screens-question--stored-answer',
  'screens-questionnaire--two-missing',
]);

/** What is named here, to hold it against what there is. */
export const named: readonly string[] = [...FORCED, ...ALSO];

/**
 * The looks in which a story's picture is kept. A component once, as it usually is. A screen, which is made of
 * components, in both themes and on a phone. Forced colours where they take most away.
 */
export function looksOf({ id, theme, first, screen }: Story): Look[] {
  const [subject = '', name] = id.split('--');
  const own = first || ALSO.has(id) || (screen && name === 'phone');
  const looks: [look: Look, taken: boolean][] = [
    [theme, own],
    ['dark', screen && first],
    ['forced', first && FORCED.has(subject)],
  ];
  return [...new Set(looks.filter(([, taken]) => taken).map(([look]) => look))];
}

/** The name of a picture: `controls-button__solid__dark`. Underscores survive where one hyphen is made of two. */
export const shotName = (story: string, look: Look) => `${story.replace('--', '__')}__${look}`;

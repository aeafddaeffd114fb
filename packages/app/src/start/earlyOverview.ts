import type { NetworkOutcomes, NetworkOverview, NetworkStructure } from '@credence/api-client';
import { marks } from '../features/meaning/questionMarks.js';
import { may } from '../ground/access/may.js';
import { parsed } from '../ground/device/key.js';
import { keysIn, type KeyValueStorage } from '../ground/device/keyValueStorage.js';
import { headSentences, isDescription } from '../screens/network-overview/headSentences.js';
import { nameNodes } from '../screens/network-overview/nameNodes.js';
import { headText, type OverviewWords } from '../screens/network-overview/overviewWords.js';
import { bodiesOf, drawnAhead, showDrawn, write } from './drawnAhead.js';
import { fillNodes } from './earlyNodes.js';

type Bodies = [{ readonly hasAccess: boolean }?, NetworkStructure?, NetworkOverview?, unknown?, NetworkOutcomes?];

/**
 * Shows the overview of a network that is no study, in the place where the application will, once all responses are
 * there. What comes between its head and its list, and whatever else the responses say, is for the application to tell.
 * @param responses to the check of access, and to structure, overview, activity and outcomes
 * @param storage what the device keeps
 * @param isSame whether whoever asked is still signed in
 */
export async function showOverview(
  responses: readonly Promise<Response>[],
  storage: KeyValueStorage,
  isSame: () => boolean,
): Promise<void> {
  const drawn = drawnAhead();
  // Nothing is drawn of a part of the list that an address names.
  if (!drawn) return;
  const [access, structure, overview, , outcomes] = (await bodiesOf(responses)) as Bodies;
  if (!access?.hasAccess || !overview || !isSame() || !isUsual(overview, storage)) return;
  const { content, dataset } = drawn;
  const words = JSON.parse(dataset.overviewWords ?? '') as OverviewWords;
  const named = nameNodes(overview);
  fillHead(content, named, words);
  const views = content.firstElementChild!.lastElementChild!.firstElementChild!;
  if (!structure?.nodes.length || !outcomes || saysMore(overview, structure)) views.remove();
  else fillNodes(views, named, words, storage);
  await showDrawn(drawn);
}

/** Whether it is a network that somebody works on without a study, in the usual order of questions. */
function isUsual(
  { networkId, nodes, title, isStudy, openRound, part, ...own }: NetworkOverview,
  storage: KeyValueStorage,
) {
  const isOther = nodes.length === 0 || isDescription(title ?? '') || part !== undefined || openRound !== undefined;
  return (
    !isOther && isStudy === false && may(own, 'assess') && !may(own, 'take_part') && !isByMatter(storage, networkId)
  );
}

/** Whether somebody on this device has chosen that what matters most in a network comes first. */
function isByMatter(storage: KeyValueStorage, networkId: string): boolean {
  return keysIn(storage, '[').some((key) => {
    const [, kept, network] = (parsed(key) ?? []) as unknown[];
    const { order } = (parsed(storage.getItem(key)) ?? {}) as { order?: unknown };
    return kept === 'order' && network === networkId && order === 'matters';
  });
}

/** Whether the application has anything to say between the head and the list, or may have. */
function saysMore(overview: NetworkOverview, structure: NetworkStructure): boolean {
  const { nodes, nextQuestion, warnings = [], hasSubmittedFeedback } = overview;
  const roots = new Set(structure.nodes.filter(({ parents }) => parents.length === 0).map(({ id }) => id));
  return (
    warnings.length > 0 ||
    // What follows from it may be asked about.
    nodes.some(({ id, completed, tooLargeForFile }) => tooLargeForFile || (completed && !roots.has(id))) ||
    (!nextQuestion && (nodes.some(({ completed }) => !completed) || hasSubmittedFeedback === false)) ||
    // What led here is told.
    (history.state as { usr?: unknown } | null)?.usr != null
  );
}

/** Writes the name of a network, how far it is and what to do with it, as text, into what was drawn without them. */
function fillHead(content: DocumentFragment, overview: NetworkOverview, words: OverviewWords): void {
  const { networkId, networkName, percentCompleted, nextQuestion } = overview;
  const text = headText(words);
  const { subtitle, percent, progress } = headSentences(overview, { asked: undefined, isHeld: false }, text);
  write(content, marks.title, networkName);
  write(content, marks.name, subtitle);
  const action = content.querySelector<HTMLElement>('[data-slot="action"]')!;
  action.inert = true;
  const [onward, takeHome, askOthers] = action.querySelectorAll('a, button');
  if (nextQuestion) {
    const { nodeId, iteration, display_name } = nextQuestion;
    const node = `/network/${networkId}/${encodeURIComponent(nodeId)}`;
    onward!.setAttribute('href', iteration === null ? node : `${node}/${iteration}/`);
    onward!.textContent = text.continueWith(display_name);
  } else onward?.remove();
  if (!may(overview, 'read_numbers')) takeHome?.remove();
  if (!may(overview, 'share') && !may(overview, 'run_study')) askOthers?.remove();

  const bar = content.querySelector<HTMLElement>('[data-credence="progress-bar"]')!;
  const track = bar.querySelector('[role="progressbar"]');
  track?.setAttribute('aria-valuenow', `${percentCompleted}`);
  track?.setAttribute('aria-valuetext', `${percent} ${progress}`);
  track?.querySelector('span')?.style.setProperty('--credence-progress', `${percentCompleted}`);
  const said = bar.nextElementSibling!;
  said.querySelector('b')!.textContent = percent;
  said.querySelector('span')!.textContent = progress;
}

import type { NetworkOverview, NodeSummary } from '@credence/api-client';
import { isBeyondWork } from '@credence/bayesnet';
import { textOrder } from '@credence/ui/labels/textOrder';
import { marks } from '../features/meaning/questionMarks.js';
import { byName, readStoredSort, type SortStorage } from '../ground/tables/sortStorage.js';
import { headText, type OverviewWords } from '../screens/network-overview/overviewWords.js';
import { sortableFields } from '../screens/network-overview/sortableFields.js';
import { write } from './drawnAhead.js';

/** As many rows as a page has until somebody chooses. */
const ROWS = 15;

/**
 * Writes the first nodes of a network into the list that was drawn with one of each kind. Where the device keeps another
 * order, or a node has more to say of itself, the list is left to the application.
 */
export function fillNodes(views: Element, overview: NetworkOverview, words: OverviewWords, storage: SortStorage): void {
  const { nodes, networkId } = overview;
  const body = views.querySelector('tbody');
  const list = body?.closest('[data-credence="data-table"]');
  list?.querySelector('[data-credence="pagination"]')?.remove();
  const { field, direction } = readStoredSort(storage, sortableFields, byName);
  const isByName = field === byName.field && direction === byName.direction;
  if (!body || !isByName || nodes.some(saysMore)) {
    list?.remove();
    return;
  }
  const kinds = new Map(Array.from(body.children, (row) => [(row as HTMLElement).dataset.status, row]));
  const compare = textOrder(words.locale);
  const sorted = nodes.toSorted((one, other) => compare(one.display_name, other.display_name)).slice(0, ROWS);
  body.replaceChildren(...sorted.map((node) => filled(kinds.get(kindOf(node))!, node, networkId, words)));
}

const saysMore = ({ percentCompleted, undoUntil, pagesExact, estimatedTime }: NodeSummary) =>
  percentCompleted === undefined || undoUntil !== undefined || pagesExact === false || isBeyondWork(estimatedTime);

const kindOf = ({ completed, inProgress }: NodeSummary) => (completed ? 'done' : inProgress ? 'progress' : 'open');

function filled(kind: Element, node: NodeSummary, networkId: string, words: OverviewWords): Element {
  const row = kind.cloneNode(true) as Element;
  const numbers = new Intl.NumberFormat(words.locale);
  const { percent } = headText(words).common;
  write(row, marks.value, node.display_name);
  if (node.inProgress) write(row, percent(0), percent(node.percentCompleted ?? 0));
  const [, pages, duration] = row.children as unknown as HTMLElement[];
  Object.assign(pages!.dataset, { unit: node.pages === 1 ? words.page : words.pages });
  pages!.textContent = numbers.format(node.pages);
  duration!.textContent = numbers.format(node.estimatedTime);
  const address = `/network/${networkId}/${encodeURIComponent(node.id)}`;
  const links = row.querySelectorAll('a');
  for (const [index, link] of links.entries()) link.href = index === 0 ? `${address}/table` : address;
  // Nothing of it can be reached yet.
  for (const named of row.querySelectorAll('[aria-label]')) named.removeAttribute('aria-label');
  return row;
}

import type { components, ParentValue, Question } from '@credence/api-client';
import { ONE_BY_ONE } from '@credence/bayesnet';
import { isExplained } from '../features/meaning/isExplained.js';
import { isTooLong, type LeadPart, leadSentence, type LeadWords } from '../features/meaning/leadSentence.js';
import { marks } from '../features/meaning/questionMarks.js';
import { parsed } from '../ground/device/key.js';
import { keysIn, type KeyValueStorage } from '../ground/device/keyValueStorage.js';
import { bodiesOf, drawnAhead, showDrawn, write } from './drawnAhead.js';

type Access = components['schemas']['Access'];

/** From so many states on, they are a list. */
const LISTED = 7;

/**
 * Shows what a question is about, in the place where the application will, once both responses are there. Whatever they
 * say otherwise is for the application to tell.
 * @param responses to the check of access and to the question
 * @param storage what the device keeps
 * @param isSame whether whoever asked is still signed in
 */
export async function showQuestion(
  responses: readonly Promise<Response>[],
  storage: KeyValueStorage,
  isSame: () => boolean,
): Promise<void> {
  const drawn = drawnAhead();
  const [access, question] = (await bodiesOf(responses)) as [Access?, Question?];
  if (!drawn || !access?.hasAccess || !question || !isSame()) return;
  // What a range is called is in the catalogue.
  if (question.parents.some(({ state, previousState }) => state?.interval?.isName || previousState?.interval?.isName))
    return;
  fillQuestion(drawn, question);
  fillRows(drawn.content.querySelector('[data-credence="probability-question"]')!, question, storage);
  await showDrawn(drawn);
}

/** Writes the names and values of a question, which may hold anything, as text into what was drawn without them. */
function fillQuestion({ content, dataset }: HTMLTemplateElement, question: Question): void {
  write(content, marks.title, question.node.display_name);
  const about = content.querySelector<HTMLElement>('[data-slot="about-button"]');
  // Nothing is there to open yet.
  if (isExplained(question) || question.mayExplain) about?.style.setProperty('visibility', 'hidden');
  else about?.remove();
  for (const progress of content.querySelectorAll<HTMLElement>('[data-slot="progress"]'))
    progress.style.visibility = 'hidden';
  const panel = content.querySelector('aside');
  const lead = content.querySelector('[data-slot="lead"]');
  if (question.parents.length === 0) {
    panel?.remove();
    lead?.remove();
    return;
  }
  const [same, changed] = content.querySelectorAll('[data-slot="condition"]');
  same?.parentElement?.replaceChildren(
    ...question.parents.map((parent, index) => condition((question.changes[index] ? changed : same)!, parent)),
  );
  const [sentence, nameAndColon] = lead?.children ?? [];
  nameAndColon?.remove();
  const parts = leadSentence(question, JSON.parse(dataset.leadWords ?? '') as LeadWords);
  sentence?.replaceChildren(...inElements(parts, nameAndColon!));
}

/** Writes the states into the rows of a question that nobody has begun; anything else is for the application to say. */
function fillRows(drawn: Element, question: Question, storage: KeyValueStorage): void {
  const row = drawn.querySelector('[data-slot="rows"]')?.firstElementChild;
  if (!row || !isUntouched(question) || isKept(storage, question.node.id)) {
    drawn.remove();
    return;
  }
  const rows = question.node.vars.map((state) => {
    const filled = row.cloneNode(true) as Element;
    write(filled, marks.value, state.replaceAll('_', ' '));
    return filled;
  });
  row.parentElement?.replaceChildren(...rows);
}

/** Whether a question looks as it does to everybody who comes to it first, with nothing above its rows. */
const isUntouched = ({ node, answered, previousIteration, questionsLeft = 0, ...asked }: Question) =>
  !answered &&
  asked.currentValues.every((value) => value === 50) &&
  (asked.held ?? asked.decidedBy ?? asked.standing) === undefined &&
  asked.start !== 'blank' &&
  previousIteration === null &&
  questionsLeft <= ONE_BY_ONE &&
  node.vars.length < LISTED &&
  !node.details?.states?.some(({ interval }) => interval?.isName);

/** Whether the device keeps anything of a node, or an order of questions, which says why one comes now. */
const isKept = (storage: KeyValueStorage, nodeId: string | undefined): boolean =>
  nodeId === undefined ||
  keysIn(storage, '[').some((key) => {
    const parts = parsed(key);
    return Array.isArray(parts) && (parts.includes(nodeId) || parts.includes('order'));
  });

/** The parts of the sentence as `Lead` has them. */
function inElements(parts: readonly LeadPart[], nameAndColon: Element): Element[] {
  const givesWay = isTooLong(parts);
  return parts.flatMap(({ text, strong, isName }, index) => {
    if (parts[index - 1]?.isName) return [];
    if (!isName) return [element(strong ? 'b' : 'span', text)];
    const name = element('span', text);
    name.dataset.leadName = givesWay ? 'gives-way' : '';
    const is = parts[index + 1]?.text ?? '';
    if (!givesWay) return [name, element('span', is)];
    const [held, kept] = [nameAndColon.cloneNode() as Element, is.trimEnd()];
    held.append(name, element('span', kept));
    return [held, element('span', is.slice(kept.length))];
  });
}

function element(tag: 'b' | 'span', text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function condition(drawn: Element, { display_name, value, previous }: ParentValue): Element {
  const filled = drawn.cloneNode(true) as Element;
  write(filled, marks.name, display_name);
  write(filled, marks.value, value.replaceAll('_', ' '));
  write(filled, marks.previous, previous?.replaceAll('_', ' '));
  return filled;
}

import type { Names, NodeNames } from '@credence/api-client';
import { EmptyState, foldText, Pagination } from '@credence/ui';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Elements, useElements } from '../../ground/focus/useElements.js';
import { useText } from '../../ground/text/useText.js';
import { nameFieldId } from './nameFieldId.js';
import { type Edited, type NameProblem, nodesLike, ownNames, titleOf } from './givenNames.js';
import { NodeFields } from './NodeFields.js';
import { Nodes, Search, Tools } from './NamesScreen.styles.js';
import { useNamesWords } from './useNamesWords.js';

interface NodeListProps {
  nodes: readonly NodeNames[];
  edited: Edited;
  problems: readonly NameProblem[];
  /** Names the last attempt to save in which something was wrong. */
  attempt: string;
  /** The button that comes after the last field. */
  saveButton: RefObject<HTMLButtonElement | null>;
  onChange: (nodeId: string, names: Names) => void;
  onSameStates: (nodeId: string) => void;
}

/** Nodes that are shown at once. */
const PER_PAGE = 20;

/** Parents that are told of a node; the others are counted. */
const PARENTS = 3;

/** The fields of all nodes, a page at a time. Enter goes on to the next field, so that nobody needs to leave the letters. */
export function NodeList({ nodes, edited, problems, attempt, saveButton, onChange, onSameStates }: NodeListProps) {
  const words = useNamesWords();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [seen, setSeen] = useState(attempt);
  const fields = useElements<HTMLInputElement>();
  const isLong = nodes.length > PER_PAGE;

  const fits = finds(query);
  const matching = query.trim() === '' ? nodes : nodes.filter((node) => fits([node.name, titleOf(node, edited)]));
  if (seen !== attempt) {
    // What is wrong is shown, wherever in a long list it is.
    setSeen(attempt);
    setQuery('');
    setPage(pageOfFirst(problems, nodes));
  }
  const pages = Math.max(1, Math.ceil(matching.length / PER_PAGE));
  const shown = matching.slice((Math.min(page, pages) - 1) * PER_PAGE).slice(0, PER_PAGE);
  const goOn = useGoingOn({ fields, saveButton, page, pages, onPageChange: setPage });
  const parentsOf = useParentsSentence(nodes, edited);
  const paging = isLong ? (
    <Pagination total={matching.length} page={page} pageSize={PER_PAGE} onPageChange={setPage} />
  ) : null;
  return (
    <>
      {isLong ? (
        <Tools>
          <Search
            label={words.search}
            value={query}
            onValueChange={(text) => {
              setQuery(text);
              setPage(1);
            }}
            results={query.trim() === '' ? undefined : matching.length}
          />
        </Tools>
      ) : null}
      {matching.length === 0 ? <EmptyState title={words.noneFound} /> : null}
      <Nodes onKeyDown={goOn}>
        {shown.map((node) => (
          <NodeFields
            key={node.id}
            node={node}
            fieldRef={fields.ref}
            names={ownNames(node, edited)}
            parents={parentsOf(node)}
            problems={problemsOf(node, problems, words.problems)}
            alike={nodesLike(node, nodes, edited).length}
            onChange={onChange}
            onSameStates={onSameStates}
          />
        ))}
      </Nodes>
      {paging}
    </>
  );
}

/** The page with the first name that is wrong. */
function pageOfFirst([first]: readonly NameProblem[], nodes: readonly NodeNames[]): number {
  const at = nodes.findIndex(({ id }) => id === first?.nodeId);
  return Math.floor(Math.max(0, at) / PER_PAGE) + 1;
}

interface GoingOn extends Pick<NodeListProps, 'saveButton'> {
  fields: Elements<HTMLInputElement>;
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/** Enter goes on to the next field, from the last one of a page to the next page, and then to the button that saves. */
function useGoingOn({ fields, saveButton, page, pages, onPageChange }: GoingOn): (event: KeyboardEvent) => void {
  const goesOn = useRef(false);

  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    fields.all()[0]?.focus();
  }, [page, fields]);

  return (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const shown = fields.all();
    const next = shown[shown.indexOf(event.target) + 1];
    if (next) return next.focus();
    if (page < pages) {
      goesOn.current = true;
      onPageChange(page + 1);
    } else saveButton.current?.focus();
  };
}

/** Says which parents a node has: the first ones by their names, the others as a number. */
function useParentsSentence(nodes: readonly NodeNames[], edited: Edited): (node: NodeNames) => string {
  const words = useNamesWords();
  const { common } = useText();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return ({ parents }) => {
    if (parents.length === 0) return words.noParents;
    const titles = parents.slice(0, PARENTS).flatMap((id) => {
      const parent = byId.get(id);
      return parent ? [titleOf(parent, edited)] : [];
    });
    const left = parents.length - titles.length;
    return words.dependsOn(
      [...titles, ...(left > 0 ? [words.more(left.toLocaleString(common.locale))] : [])].join(', '),
    );
  };
}

function finds(query: string): (texts: readonly string[]) => boolean {
  const sought = foldText(query.trim());
  return (texts) => texts.some((text) => foldText(text).includes(sought));
}

function problemsOf(
  { id }: NodeNames,
  problems: readonly NameProblem[],
  sentences: Readonly<Record<NameProblem['kind'], string>>,
): Readonly<Record<string, string>> | undefined {
  const own = problems.filter(({ nodeId }) => nodeId === id);
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(({ state, kind }) => [nameFieldId(id, state), sentences[kind]]));
}

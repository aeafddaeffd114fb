import type { NamesSave, NetworkNames } from '@credence/api-client';
import { Alert, Button, ErrorSummary, SegmentedControl, TextLink } from '@credence/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { useText } from '../../ground/text/useText.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { nameFieldId } from './nameFieldId.js';
import { changedNames, isNamed, type NameProblem, nameProblems, titleOf } from './givenNames.js';
import { ListOfNames } from './ListOfNames.js';
import { type ListProblem, nameListOf, readNameList } from './nameList.js';
import { Actions, Form, Messages, Progress, Tools } from './NamesScreen.styles.js';
import type { TypedNames } from './namesDraft.js';
import { NodeList } from './NodeList.js';
import { useNamesWords } from './useNamesWords.js';
import { useTypedNames } from './useTypedNames.js';

/** Why the names were not saved. A new object for each attempt. */
export interface NamesFailure {
  readonly reason: string;
  /** The field that the server named. */
  readonly at: NameProblem | undefined;
}

export interface NamesFormProps {
  names: NetworkNames;
  /** What was typed earlier and not saved. */
  draft: { readonly typed: TypedNames; readonly at: Date } | undefined;
  saving: boolean;
  failure: NamesFailure | undefined;
  /** Where whoever gives names later goes on. */
  laterHref: string;
  /** What led here, for the page that comes next. */
  arrivedWith: unknown;
  onTyped: (typed: TypedNames | undefined) => void;
  /** Called with the nodes that have other names now, and how many of the network still lack one. */
  onSave: (nodes: NamesSave['nodes'], missing: number) => void;
}

/** Names for all nodes and states, field by field or as a list. */
export function NamesForm(props: NamesFormProps) {
  const { names, draft, saving, failure, laterHref, arrivedWith, onTyped, onSave } = props;
  const { nodes } = names;
  const words = useNamesWords();
  const { common } = useText();
  const number = (value: number) => value.toLocaleString(common.locale);
  const typed = useTypedNames(nodes, draft?.typed, onTyped);
  const { edited, list } = typed;
  const [restored, setRestored] = useState(draft?.at);
  const [way, setWay] = useState<'fields' | 'list'>(list === undefined ? 'fields' : 'list');
  const [tries, setTries] = useState(0);
  const [listProblems, setListProblems] = useState<readonly (ListProblem | { readonly kind: 'unreadable' })[]>([]);
  const [done, setDone] = useState<string>();
  const once = useSingleSubmit(saving, failure);
  const saveButton = useRef<HTMLButtonElement>(null);

  const found = tries > 0 ? nameProblems(nodes, edited) : [];
  const problems = found.length === 0 && failure?.at ? [failure.at] : found;
  const attempt = `${tries} ${failure?.at ? nameFieldId(failure.at.nodeId, failure.at.state) : ''}`;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = nodes.filter((node) => isNamed(node, edited)).length;

  const saveNow = () => {
    setDone(undefined);
    if (nameProblems(nodes, edited).length > 0) setTries(tries + 1);
    else once(() => onSave(changedNames(nodes, edited), nodes.length - named));
  };
  const takeList = async () => {
    const read = await readNameList(list ?? nameListOf(nodes, edited), nodes, edited);
    if ('problems' in read) return setListProblems(read.problems);
    setListProblems([]);
    typed.takeList(read.edited);
    setDone(words.listTaken(number(read.count)));
    setWay('fields');
    // What is wrong with a name is told at its field.
    if (nameProblems(nodes, read.edited).length > 0) setTries(tries + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'list') void takeList();
    else saveNow();
  };
  const sentenceOf = ({ nodeId, state, kind }: NameProblem) => {
    const node = byId.get(nodeId);
    const problem = words.problems[kind];
    if (!node) return problem;
    return state === undefined
      ? words.nodeProblem(node.file.title, problem)
      : words.stateProblem(titleOf(node, edited), node.file.states[state] ?? '', problem);
  };
  return (
    <>
      <Messages>
        {restored ? (
          <DraftNotice
            at={restored}
            onDiscard={() => {
              typed.discard();
              setRestored(undefined);
              setTries(0);
              setListProblems([]);
              setWay('fields');
            }}
          />
        ) : null}
        {done === undefined ? null : (
          <Alert tone="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        )}
        {way === 'fields' && problems.length > 0 ? (
          <ErrorSummary
            // Re-created for each attempt, because it takes the focus when it appears.
            key={attempt}
            heading={words.wrong}
            problems={problems.slice(0, 20).map((problem) => ({
              fieldId: nameFieldId(problem.nodeId, problem.state),
              message: sentenceOf(problem),
            }))}
          />
        ) : null}
      </Messages>
      <Form method="post" noValidate onSubmit={submit} aria-label={words.title}>
        <Tools>
          <SegmentedControl
            aria-label={words.howTo}
            value={way}
            options={[
              { value: 'fields', label: words.oneByOne },
              { value: 'list', label: words.asList },
            ]}
            onValueChange={(chosen) => {
              if (chosen) setWay(chosen);
            }}
          />
        </Tools>
        {way === 'list' ? (
          <ListOfNames
            value={list ?? nameListOf(nodes, edited)}
            first={nodes[0]}
            problems={listProblems}
            onChange={(text) => {
              typed.setList(text);
              setListProblems([]);
            }}
            onProblem={(problem) => setListProblems([problem])}
          />
        ) : (
          <NodeList
            nodes={nodes}
            edited={edited}
            problems={problems}
            attempt={attempt}
            saveButton={saveButton}
            onChange={typed.setNames}
            onSameStates={(nodeId) => setDone(words.statesGiven(number(typed.giveStates(nodeId))))}
          />
        )}
        {failure && !saving ? <Alert>{failure.reason}</Alert> : null}
        <Actions>
          <Button ref={saveButton} type="submit" variant="primary" busy={saving}>
            {way === 'list' ? words.takeList : saving ? words.saving : words.save}
          </Button>
          <TextLink asChild>
            <Link to={laterHref} state={arrivedWith}>
              {words.later}
            </Link>
          </TextLink>
          <Progress
            value={(named / nodes.length) * 100}
            label={words.progress}
            valueText={words.progressOf(number(named), number(nodes.length))}
          >
            {words.progressOf(number(named), number(nodes.length))}
          </Progress>
        </Actions>
      </Form>
    </>
  );
}

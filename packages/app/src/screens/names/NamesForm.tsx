import type { NamesSave, NetworkNames, NodeNames } from '@credence/api-client';
import { Alert, Button, ErrorSummary, SegmentedControl, TextField, TextLink } from '@credence/ui';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { limits } from '@credence/bayesnet';
import { Link } from 'react-router-dom';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { useText } from '../../ground/text/useText.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { nameFieldId } from './nameFieldId.js';
import { isNamed, type NameProblem, nameProblems, namesToSave, titleOf } from './givenNames.js';
import { ListOfNames } from './ListOfNames.js';
import { type ListProblem, nameListOf, readNameList } from './nameList.js';
import { Actions, Form, Messages, NameOfNetwork, Progress, Tools } from './NamesScreen.styles.js';
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
  /** Called with what has another name now, and how many nodes of the network still lack one. */
  onSave: (names: NamesSave, missing: number) => void;
}

/** Names for all nodes and states, field by field or as a list. */
export function NamesForm(props: NamesFormProps) {
  const { saving, failure } = props;
  const { nodes } = props.names;
  const words = useNamesWords();
  const number = useWholeNumber();
  const naming = useNaming(props);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { typed, way } = naming;
  const { edited, list } = typed;
  return (
    <>
      <NamingMessages nodes={nodes} naming={naming} />
      <Form method="post" noValidate onSubmit={naming.submit} aria-label={words.title}>
        <NetworkName names={props.names} typed={typed} />
        <Tools>
          <SegmentedControl
            aria-label={words.howTo}
            value={way}
            options={[
              { value: 'fields', label: words.oneByOne },
              { value: 'list', label: words.asList },
            ]}
            onValueChange={(chosen) => {
              if (chosen) naming.setWay(chosen);
            }}
          />
        </Tools>
        {way === 'list' ? (
          <ListOfNames
            value={list ?? nameListOf(nodes, edited)}
            first={nodes[0]}
            problems={naming.listProblems}
            onChange={(text) => {
              typed.setList(text);
              naming.setListProblems([]);
            }}
            onProblem={(problem) => naming.setListProblems([problem])}
          />
        ) : (
          <NodeList
            nodes={nodes}
            edited={edited}
            problems={naming.problems}
            attempt={naming.attempt}
            saveButton={saveButton}
            onChange={typed.setNames}
            onSameStates={(nodeId) => naming.setDone(words.statesGiven(number(typed.giveStates(nodeId))))}
          />
        )}
        {failure && !saving ? <Alert>{failure.reason}</Alert> : null}
        <NamingActions {...props} way={way} named={naming.named} saveButton={saveButton} />
      </Form>
    </>
  );
}

interface NetworkNameProps {
  names: NetworkNames;
  typed: ReturnType<typeof useTypedNames>;
}

/** What people are to call the network. A server that keeps no such name is not asked to. */
function NetworkName({ names: { networkName, ownName }, typed }: NetworkNameProps) {
  const words = useNamesWords();
  if (ownName === undefined) return null;
  return (
    <NameOfNetwork>
      <TextField
        label={words.networkName}
        hint={words.networkNameHint(networkName)}
        value={typed.ownName ?? ownName}
        maxLength={limits.name}
        autoComplete="off"
        onChange={({ target }) => typed.setOwnName(target.value === ownName ? undefined : target.value)}
      />
    </NameOfNetwork>
  );
}

type Way = 'fields' | 'list';

type Naming = ReturnType<typeof useNaming>;

/** The names while they are given: what is typed, what is wrong with it, and how it is saved. */
function useNaming({ names: { nodes }, draft, saving, failure, onTyped, onSave }: NamesFormProps) {
  const words = useNamesWords();
  const number = useWholeNumber();
  const typed = useTypedNames(nodes, draft?.typed, onTyped);
  const { edited, list } = typed;
  const [restored, setRestored] = useState(draft?.at);
  const [way, setWay] = useState<Way>(list === undefined ? 'fields' : 'list');
  const [tries, setTries] = useState(0);
  const [listProblems, setListProblems] = useState<readonly (ListProblem | { readonly kind: 'unreadable' })[]>([]);
  const [done, setDone] = useState<string>();
  const once = useSingleSubmit(saving, failure);

  const found = tries > 0 ? nameProblems(nodes, edited) : [];
  const named = nodes.filter((node) => isNamed(node, edited)).length;

  const saveNow = () => {
    setDone(undefined);
    if (nameProblems(nodes, edited).length > 0) setTries(tries + 1);
    else once(() => onSave(namesToSave(nodes, typed), nodes.length - named));
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
  return {
    typed,
    way,
    setWay,
    problems: found.length === 0 && failure?.at ? [failure.at] : found,
    /** Names the last attempt to save in which something was wrong. */
    attempt: `${tries} ${failure?.at ? nameFieldId(failure.at.nodeId, failure.at.state) : ''}`,
    listProblems,
    setListProblems,
    /** What was done last, in words. */
    done,
    setDone,
    /** How many nodes have all their names. */
    named,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (way === 'list') void takeList();
      else saveNow();
    },
    /** When the draft was typed that the form began with, until it is discarded. */
    restored,
    discard: () => {
      typed.discard();
      setRestored(undefined);
      setTries(0);
      setListProblems([]);
      setWay('fields');
    },
  };
}

function useWholeNumber(): (value: number) => string {
  const { common } = useText();
  return (value) => value.toLocaleString(common.locale);
}

interface NamingMessagesProps {
  nodes: readonly NodeNames[];
  naming: Naming;
}

/** Where the names come from, what was done with them, and what is wrong with them. */
function NamingMessages({ nodes, naming }: NamingMessagesProps) {
  const words = useNamesWords();
  const { typed, restored, done, way, problems, attempt } = naming;
  const sentenceOf = ({ nodeId, state, kind }: NameProblem) => {
    const node = nodes.find(({ id }) => id === nodeId);
    const problem = words.problems[kind];
    if (!node) return problem;
    return state === undefined
      ? words.nodeProblem(node.file.title, problem)
      : words.stateProblem(titleOf(node, typed.edited), node.file.states[state] ?? '', problem);
  };
  return (
    <Messages>
      {restored ? <DraftNotice at={restored} onDiscard={naming.discard} /> : null}
      {done === undefined ? null : (
        <Alert tone="success" onDismiss={() => naming.setDone(undefined)}>
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
  );
}

interface NamingActionsProps extends Pick<NamesFormProps, 'names' | 'saving' | 'laterHref' | 'arrivedWith'> {
  way: Way;
  /** How many nodes have all their names. */
  named: number;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** Saving now or later, and how many nodes are named. */
function NamingActions({ names: { nodes }, saving, laterHref, arrivedWith, way, ...props }: NamingActionsProps) {
  const { named, saveButton } = props;
  const words = useNamesWords();
  const number = useWholeNumber();
  const progress = words.progressOf(number(named), number(nodes.length));
  return (
    <Actions>
      <Button ref={saveButton} type="submit" variant="primary" busy={saving}>
        {way === 'list' ? words.takeList : saving ? words.saving : words.save}
      </Button>
      <TextLink asChild>
        <Link to={laterHref} state={arrivedWith}>
          {words.later}
        </Link>
      </TextLink>
      <Progress value={(named / nodes.length) * 100} label={words.progress} valueText={progress}>
        {progress}
      </Progress>
    </Actions>
  );
}

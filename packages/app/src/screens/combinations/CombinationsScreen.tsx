import type { NetworkNode } from '@credence/api-client';
import {
  Alert,
  Button,
  type Combination,
  type CombinationEdits,
  CombinationEditor,
  type CombinationError,
  Text,
} from '@credence/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { TooLargeForFile } from '../../features/answering/TooLargeForFile.js';
import { PageFooter } from '../../shell/layout/AppFooter.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { nameStates } from '../../features/meaning/nameParents.js';
import { shownNode } from '../../features/meaning/shownNode.js';
import { dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import type { RestoredCombinations, SavedList } from './combinationsDraft.js';
import { bothVersions } from './bothVersions.js';
import { wouldSaveTheSame } from './onTheWire.js';
import { type KeptList, waysToKeep } from './waysToKeep.js';
import { CombinationShares } from './CombinationShares.js';
import { CombinationSliders } from './CombinationSliders.js';
import { countCoverage } from './coverage.js';
import { exampleFor } from './exampleFor.js';
import { Outlook } from './Outlook.js';
import { PlainWords } from './PlainWords.js';
import { Lead } from './PlainWords.styles.js';
import { SideBySide } from './SideBySide.js';
import { useSaveOver } from './useSaveOver.js';
import { useOneByOne } from './useOneByOne.js';

export interface CombinationsScreenProps {
  node: NonNullable<NetworkNode['node']>;
  parents: NonNullable<NetworkNode['parents']>;
  /** What is known of the parents besides their names. */
  parentDetails?: NetworkNode['parentDetails'];
  /** The saved combinations. */
  saved: readonly Combination[];
  /**
   * How many cases each of the four certainties stands for. If the server does not say, it keeps nothing but sliders,
   * and nothing else is asked.
   */
  cases?: readonly [number, number, number, number] | undefined;
  /** An unsaved draft to start from. Give the screen a new `key` for each. */
  draft?: RestoredCombinations | undefined;
  /** What the draft runs into, if something else was saved since. */
  conflict?: CombinationsFailure | undefined;
  /** Called after every change with the list and any edits in progress. */
  onDraft?: ((combinations: readonly Combination[], edits: CombinationEdits) => void) | undefined;
  /** Called when the user discards the draft. */
  onDiscard?: (() => void) | undefined;
  /** The order in which they and the direct answers were saved; undefined if the server does not tell. */
  saves?: NetworkNode['saves'];
  secondsPerQuestion: number | undefined;
  /** How many questions have a direct answer that counts. */
  answered?: number | undefined;
  /** True if the next question is too hard to find among the saved combinations. */
  nextUnknown?: boolean | undefined;
  /** True if no download can hold the node's table. */
  isTooLarge?: boolean | undefined;
  saving: boolean;
  failure: CombinationsFailure | undefined;
  /** @param over true if they are to replace newer ones */
  onSave: (combinations: readonly Combination[], over: boolean) => void;
  /** Loads what another user has saved. */
  onReload: () => void;
  /** Downloads the list, if it can no longer be saved. */
  onDownload?: ((combinations: readonly Combination[]) => void) | undefined;
}

/** How long a message is shown, in milliseconds. */
const MESSAGE_MS = 5_000;

/** The events that decide over all others, chosen before the questions begin. */
export function CombinationsScreen(props: CombinationsScreenProps) {
  const { node, parents, saved, saves, draft, secondsPerQuestion, saving, onSave } = props;
  const words = useText();
  const [combinations, setCombinations] = useState<readonly Combination[]>(draft?.combinations ?? saved);
  const [error, setError] = useError();
  const failure = useFailure(props);
  const radices = useMemo(() => parents.map(({ vars }) => vars.length), [parents]);
  const { named, shownParents } = useNamedParents(props);
  const coverage = useMemo(
    () => countCoverage(combinations, radices, node.vars.length, secondsPerQuestion, { combinations: saved, saves }),
    [combinations, radices, node.vars.length, secondsPerQuestion, saved, saves],
  );
  const mine = useSaveOver({ combinations, onSave, onNothing: () => setError({ code: 'selectBeforeDone' }) });
  const oneByOne = useOneByOne(coverage, () => mine.save([]));

  return (
    <>
      <CombinationEditor
        node={{ name: node.display_name, states: shownNode(node, words).vars }}
        parents={shownParents}
        layout="page"
        defaultCombinations={draft?.combinations ?? saved}
        defaultEdits={draft?.edits}
        onCombinationsChange={(changed, { edits }) => {
          setCombinations(changed);
          setError(undefined);
          mine.change();
          props.onDraft?.(changed, edits);
        }}
        onDone={mine.save}
        onNoneDecides={oneByOne.begin}
        error={error?.code ?? null}
        onError={(code) => setError({ code })}
        coverage={coverage}
        saving={saving}
        introduction={<IntroductionOfNode {...props} named={named} coverage={coverage} />}
        note={<NoteOnList {...props} combinations={combinations} />}
        message={<MessageOfList {...props} combinations={combinations} failure={failure} onUseMine={mine.saveOver} />}
        links={<PageFooter slim />}
        precision={props.cases ? 'exact' : 'percent'}
        renderSliders={(question) => <CombinationSliders question={question} cases={props.cases} />}
        renderShares={(rows, states, said) => (
          <CombinationShares rows={rows} states={states} said={said} size="small" />
        )}
      />
      {oneByOne.dialog}
      {mine.dialog}
    </>
  );
}

/** What is missing in the list, for a while. */
function useError() {
  const [error, setError] = useState<{ code: CombinationError }>();
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return [error, setError] as const;
}

/** Why the last save failed, or else what the draft runs into. */
function useFailure({ failure, conflict }: CombinationsScreenProps): CombinationsFailure | undefined {
  const [cleared, setCleared] = useState<CombinationsFailure>();
  // A choice between two lists stays until it is made, and so does a failure that cannot be fixed; other failures
  // disappear after a while, like every message of this page.
  useEffect(() => {
    if (!failure || failure.stale || failure.gone || failure.held) return;
    const timer = setTimeout(() => setCleared(failure), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  return failure === undefined || failure === cleared ? conflict : failure;
}

/** The parents in the reader's words. */
function useNamedParents({ parents, parentDetails }: CombinationsScreenProps) {
  const words = useText();
  const named = useMemo(() => nameStates(parents, parentDetails, words), [parents, parentDetails, words]);
  const shownParents = useMemo(
    () =>
      named.map(({ display_name, vars }, index) => ({
        name: display_name,
        states: vars,
        asConditions: parentDetails?.[index]?.states?.map(({ asCondition }) => asCondition),
      })),
    [named, parentDetails],
  );
  return { named, shownParents };
}

interface IntroductionOfNodeProps extends CombinationsScreenProps {
  named: ReturnType<typeof nameStates>;
  coverage: ReturnType<typeof countCoverage>;
}

/** What combinations are, with an example of the node, and how many questions there are without any. */
function IntroductionOfNode({ node, parents, parentDetails, named, coverage }: IntroductionOfNodeProps) {
  const { combinations: text, common } = useText();
  const example = useMemo(() => exampleFor(named, parentDetails), [named, parentDetails]);
  const [only] = parents.length === 1 ? parents : [];
  return (
    <>
      <PlainWords node={node.display_name} parents={named} example={example} />
      {only ? (
        <Lead>
          {text.plain.single(
            node.display_name,
            only.display_name,
            new Intl.NumberFormat(common.locale).format(only.vars.length),
          )}
        </Lead>
      ) : null}
      <Outlook coverage={coverage} />
    </>
  );
}

interface NoteOnListProps extends CombinationsScreenProps {
  /** The list as currently shown. */
  combinations: readonly Combination[];
}

/** What becomes of the list, and of the answers that exist already. */
function NoteOnList({ node, parents, saved, answered = 0, isTooLarge, combinations }: NoteOnListProps) {
  const { combinations: text } = useText();
  const isChanged = useMemo(() => !wouldSaveTheSame(combinations, saved), [combinations, saved]);
  return (
    <>
      <TooLargeForFile node={{ node, parents, tooLargeForFile: isTooLarge }} />
      {isChanged && answered > 0 ? <Text variant="hint">{text.supersedes(answered)}</Text> : null}
      {isChanged ? <Text variant="hint">{text.unsaved}</Text> : null}
    </>
  );
}

interface MessageOfListProps extends CombinationsScreenProps {
  /** The list as currently shown. */
  combinations: readonly Combination[];
  onUseMine: () => void;
}

/** Where the list comes from and what became of it. */
function MessageOfList(props: MessageOfListProps) {
  const { parents, saved, draft, conflict, combinations, failure, onSave, onDiscard } = props;
  const { combinations: text } = useText();
  const before = draft?.outdated ? draft.base.combinations : saved;
  const theirs = failure?.theirs?.combinations;
  const versions = useMemo(
    () => before && theirs && bothVersions(before, combinations, theirs),
    [before, combinations, theirs],
  );
  return (
    <>
      {draft && onDiscard && !conflict ? (
        <DraftNotice at={draft.at} outdated={draft.outdated} onDiscard={onDiscard} />
      ) : null}
      {props.nextUnknown ? <Alert tone="warning">{text.nextUnknown}</Alert> : null}
      {failure ? (
        <Failure
          failure={failure}
          onUseMine={props.onUseMine}
          comparison={versions && <SideBySide versions={versions} parents={parents} />}
          keeping={waysToKeep(versions, text.versions)}
          onKeep={(both) => onSave(both, true)}
          onUseTheirs={props.onReload}
          onDownload={() => props.onDownload?.(combinations)}
        />
      ) : null}
    </>
  );
}

interface FailureProps {
  failure: CombinationsFailure;
  /** Both versions side by side, if theirs is known. */
  comparison: ReactNode;
  onUseMine: () => void;
  /** The lists that keep both; none if they contradict each other. */
  keeping: readonly KeptList[];
  onKeep: (both: readonly Combination[]) => void;
  onUseTheirs: () => void;
  onDownload: () => void;
}

/** Why the list was not saved, and what can be done about it. */
function Failure({ failure, comparison, onUseMine, keeping, onKeep, onUseTheirs, onDownload }: FailureProps) {
  const { combinations, question, drafts, common } = useText();
  if (failure.gone || failure.held) {
    return (
      <Alert
        details={failure.gone ? combinations.gone : combinations.keptHere}
        action={
          <Button size="small" onClick={onDownload}>
            {combinations.download}
          </Button>
        }
      >
        {combinations.saveFailed(failure.reason)}
      </Alert>
    );
  }
  if (!failure.stale) return <Alert>{combinations.saveFailed(failure.reason)}</Alert>;
  return (
    <Alert
      tone="warning"
      details={comparison}
      action={
        <>
          {keeping.map(({ label, list }) => (
            <Button key={label} size="small" onClick={() => onKeep(list)}>
              {label}
            </Button>
          ))}
          <Button size="small" onClick={onUseMine}>
            {combinations.useMine}
          </Button>
          <Button size="small" onClick={onUseTheirs}>
            {failure.reset ? question.loadAgain : combinations.useTheirs}
          </Button>
        </>
      }
    >
      {failure.restoredAt ? (
        <span>{`${drafts.restored(dateFormat(common.dates).format(failure.restoredAt))} `}</span>
      ) : null}
      <span>{failure.reset ? combinations.resetMeanwhile : combinations.stale}</span>
    </Alert>
  );
}

/** Why combinations were not saved. */
export interface CombinationsFailure {
  /** The server's message, or why the call failed. */
  readonly reason: string;
  /** True if other combinations have been saved since these were loaded. */
  readonly stale: boolean;
  /** The combinations saved since, if they could be read. */
  readonly theirs?: SavedList;
  /** True if the reason is a reset of the node. */
  readonly reset?: boolean;
  /** When the list was typed, if it is a restored draft that nobody has tried to save yet. */
  readonly restoredAt?: Date;
  /** True if combinations are not taken now: the study asks one by one, or its round forbids it. */
  readonly held?: boolean;
  /** True if the network was deleted or is no longer accessible to the user. */
  readonly gone?: boolean;
}

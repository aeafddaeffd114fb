import type { NodeSummary } from '@credence/api-client';
import { Heading, Skeleton, Text } from '@credence/ui';
import { useId, type ReactNode, type RefCallback } from 'react';
import { resize } from './askedList.js';
import { NumberStepper } from './NumberStepper.js';
import { mostQuestions, type ProtocolFormValue } from './protocolForm.js';
import { Chosen, Choices, Count, ChoiceRow } from './ProtocolForm.styles.js';
import { RankedFor } from './RankedFor.js';
import { ReachCurve } from './ReachCurve.js';
import { useStudyWords } from './studyWords.js';
import type { Cost } from './studyCost.js';
import type { StudySetup } from './useStudySetup.js';

interface WhatIsAskedProps {
  networkId: string;
  nodes: readonly NodeSummary[];
  setup: StudySetup;
  /** Whether a round is open, and with it the outcomes fixed. */
  isOpen: boolean;
  error: string | undefined;
  /** The ref of the choices, if they have a problem. */
  mendRef: RefCallback<HTMLElement>;
  onChange: (part: Partial<ProtocolFormValue>) => void;
}

/** The three choices of what is asked, each with what it costs. */
export function WhatIsAsked({ networkId, nodes, setup, isOpen, error, mendRef, onChange }: WhatIsAskedProps) {
  const { form: text } = useStudyWords();
  const id = useId();
  const { asked, costs, list, ranking, sizes, isUncounted } = setup;
  const counts = nodes.map((node) => sizes?.get(node.id)?.questions ?? 0);
  const common = { name: `${id}-asked` };
  return (
    <Choices
      ref={error && asked.kind !== 'some' ? mendRef : undefined}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Heading level={2} id={id}>
        {text.asked}
      </Heading>
      <Choice
        {...common}
        title={text.matter}
        cost={ranking.refusal === undefined || list ? <CostText cost={costs.ranked} /> : null}
        hint={ranking.refusal ? `${ranking.refusal} ${text.instead}` : undefined}
        checked={asked.kind === 'ranked'}
        disabled={ranking.refusal !== undefined && !list}
        onChoose={() => onChange({ nodes: 'ranked' })}
      >
        <RankedPart networkId={networkId} setup={setup} isOpen={isOpen} onChange={onChange} />
      </Choice>
      <Choice
        {...common}
        title={text.some}
        cost={sizes && counts.length > 0 ? <span>{text.perNode(Math.min(...counts), Math.max(...counts))}</span> : null}
        hint={isUncounted ? text.notCounted : text.someHint}
        checked={asked.kind === 'some'}
        disabled={isUncounted && asked.kind !== 'some'}
        onChoose={() => onChange({ nodes: [] })}
      />
      <Choice
        {...common}
        title={text.all}
        cost={costs.all || !isUncounted ? <CostText cost={costs.all} /> : null}
        hint={text.allHint}
        checked={asked.kind === 'all'}
        onChoose={() => onChange({ nodes: 'all' })}
      />
      {error && asked.kind !== 'some' ? (
        <Chosen id={`${id}-error`} data-error="">
          {error}
        </Chosen>
      ) : null}
    </Choices>
  );
}

/** How many single questions, what for, and how far they reach. */
function RankedPart({ networkId, setup, isOpen, onChange }: Omit<WhatIsAskedProps, 'nodes' | 'error' | 'mendRef'>) {
  const { form: text } = useStudyWords();
  const { list, ranking, reach, tables } = setup;
  const count = list?.questions.length ?? 0;
  const ranked = ranking.questions ?? [];
  return (
    <>
      {list ? (
        <Count>
          <NumberStepper
            value={count}
            max={Math.min(mostQuestions, Math.max(count, ranked.length))}
            onValueChange={(wanted) => onChange({ nodes: 'ranked', list: resize(list, wanted, ranked) })}
          />
          {tables ? <RankedFor networkId={networkId} tables={tables} ranking={ranking} isFixed={isOpen} /> : null}
        </Count>
      ) : null}
      {reach ? <ReachCurve count={count} reach={reach} /> : null}
      {ranking.leftOut.length > 0 ? <Text variant="hint">{text.leftOut(ranking.leftOut)}</Text> : null}
    </>
  );
}

/** "20 questions, 24 min"; its place is kept while it is not known. */
function CostText({ cost }: { cost: Cost | undefined }) {
  const { form: text } = useStudyWords();
  if (!cost) return <Skeleton width="9rem" />;
  return (
    <span>
      <b>{text.questionsOf(cost.questions)}</b>
      <span>{`, ${text.minutesOf(cost.minutes)}`}</span>
    </span>
  );
}

interface ChoiceProps {
  /** Names the group of choices. */
  name: string;
  title: string;
  /** What it asks of each expert. */
  cost: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** What there is to say of it once it is chosen. */
  children?: ReactNode;
}

/** One of the choices of what is asked, with its cost, which is heard with it. */
function Choice({ name, title, cost, hint, checked, disabled = false, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <ChoiceRow>
      <label>
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={onChoose}
        />
        <span>{title}</span> <em>{cost}</em>
      </label>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {checked ? children : null}
    </ChoiceRow>
  );
}

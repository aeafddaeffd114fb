import { Button, Heading, IconArray, OpenText, Text } from '@credence/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { nameStates } from '../meaning/nameParents.js';
import { useText } from '../../ground/text/useText.js';
import { Carriers } from './Carriers.js';
import { PATIENTS, peopleOf } from './peopleOf.js';
import { Answers, Beside, Columns, Crowd, Follows, Panel, Reason, Say, States } from './PlausibleQuestion.styles.js';
import type { Result } from './result.js';

interface PlausibleQuestionProps {
  networkId: string;
  /** Whether the user may see the numbers of the network, and so what each answer carries. */
  seesNumbers: boolean;
  nodeId: string;
  /** The node's name. */
  title: string;
  /** True if the user has just finished another node. */
  isEarlier: boolean;
  result: Result;
  /** True if the user asked to see it, who is then taken there. */
  isWanted: boolean;
  onSay: (plausible: boolean, comment: string) => Promise<void>;
  onLater: () => void;
}

/** What follows for a node, as a thousand patients, and whether that is plausible. */
export function PlausibleQuestion({
  networkId,
  nodeId,
  seesNumbers,
  title,
  isEarlier,
  result,
  isWanted,
  onSay,
  onLater,
}: PlausibleQuestionProps) {
  const words = useText();
  const { plausible: text } = words;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { node, distribution, doubt } = result;
  const states = (nameStates([node], [node.details ?? {}], words)[0]?.vars ?? node.vars).map((name) =>
    name.replaceAll('_', ' '),
  );
  const people = peopleOf(distribution);
  const [shown, setShown] = useState(() => rarest(people));
  const counts = states.map((_, state) => text.people(people[state] ?? 0, (distribution[state] ?? 0) > 0));

  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);

  return (
    <Panel aria-labelledby={id}>
      <Text variant="hint">{isEarlier ? text.earlier(title) : text.complete(title)}</Text>
      <Heading level={2} id={id} ref={heading} tabIndex={-1}>
        {text.title}
      </Heading>
      <Columns>
        <Crowd>
          <Text variant="hint">{text.inThousand}</Text>
          <Follows>
            <b>{counts[shown]}</b> <span>{text.would(people[shown] ?? 0, title, states[shown] ?? '')}</span>
          </Follows>
          <IconArray value={((people[shown] ?? 0) / PATIENTS) * 100} total={1000} />
        </Crowd>
        <Say>
          {doubt === undefined ? null : <Text variant="hint">{text.before(doubt)}</Text>}
          <Judgement labelledBy={id} onSay={onSay} onLater={onLater} />
        </Say>
        <Beside>
          <StateChoice states={states} counts={counts} shown={shown} onShow={setShown} />
          {seesNumbers ? (
            <Carriers networkId={networkId} nodeId={nodeId} state={shown} people={people[shown] ?? 0} />
          ) : null}
        </Beside>
      </Columns>
    </Panel>
  );
}

interface JudgementProps extends Pick<PlausibleQuestionProps, 'onSay' | 'onLater'> {
  labelledBy: string;
}

/** The answers of the user: yes, later, or no, which asks for the reason. */
function Judgement({ labelledBy, onSay, onLater }: JudgementProps) {
  const { plausible: text } = useText();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [isDoubted, setDoubted] = useState(false);
  const [busy, setBusy] = useState<'yes' | 'no'>();

  useEffect(() => {
    if (isDoubted) reason.current?.focus();
  }, [isDoubted]);

  const say = (plausible: boolean) => {
    setBusy(plausible ? 'yes' : 'no');
    void onSay(plausible, plausible ? '' : (reason.current?.value.trim() ?? '')).finally(() => setBusy(undefined));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(false);
  };

  return isDoubted ? (
    <Reason onSubmit={submit}>
      <OpenText ref={reason} label={text.reason} optional rows={2} maxLength={10_000} />
      <Answers>
        <Button type="submit" variant="primary" busy={busy === 'no'}>
          {text.save}
        </Button>
        <Button variant="ghost" onClick={() => setDoubted(false)}>
          {text.cancel}
        </Button>
      </Answers>
    </Reason>
  ) : (
    <Answers role="group" aria-labelledby={labelledBy}>
      <Button busy={busy === 'yes'} onClick={() => say(true)}>
        {text.yes}
      </Button>
      <Button onClick={() => setDoubted(true)}>{text.no}</Button>
      <Button variant="ghost" onClick={onLater}>
        {text.later}
      </Button>
    </Answers>
  );
}

interface StateChoiceProps {
  states: readonly string[];
  counts: readonly string[];
  /** The state whose people are drawn. */
  shown: number;
  onShow: (state: number) => void;
}

function StateChoice({ states, counts, shown, onShow }: StateChoiceProps) {
  const { plausible: text } = useText();
  return (
    <States role="group" aria-label={text.allStates}>
      <Text variant="hint">{text.allStates}</Text>
      {states.map((state, index) => (
        <button key={index} type="button" aria-pressed={index === shown} onClick={() => onShow(index)}>
          <span>{state}</span>
          <span>{counts[index]}</span>
        </button>
      ))}
    </States>
  );
}

/** The state that is easiest to judge: what few would have. */
function rarest(people: readonly number[]): number {
  const some = people.filter((count) => count > 0);
  return people.lastIndexOf(Math.min(...some));
}

import type { ResetRule } from '@credence/api-client';
import { Button } from '@credence/ui';
import { useId, useState } from 'react';
import type { Text as Catalogue } from '@credence/text';
import { useText } from '../../../ground/text/useText.js';
import { relativeTime, dayOf } from './relativeTime.js';
import { Heading, People, Ring, Strip } from './Activity.styles.js';
import { calledBy, answerCountText, type NetworkActivity, ownerOf } from './networkActivity.js';
import { NodeWorkDialog } from './NodeWorkDialog.js';
import { Resets } from './Resets.js';
import { WhoMayReset } from './WhoMayReset.js';

type ActivePerson = NetworkActivity['people'][number];

interface ActivityProps {
  /** Undefined if unknown. */
  activity: NetworkActivity | undefined;
  /** The reader's username. */
  reader: string;
  networkId: string;
  /** Who may reset nodes; undefined on a server that does not tell. */
  rule: ResetRule | undefined;
  /** Called when the owner changed it. */
  onRuleSaved: () => void;
}

/** Who takes part, how much each has answered and when they were last seen. Nothing where nobody else does. */
export function Activity({ activity: known, reader, networkId, rule, onRuleSaved }: ActivityProps) {
  const { activity: text, common } = useText();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  if (!known || known.people.length < 2) return null;
  // oxlint-disable-next-line react/purity -- whenever it is drawn, it says how long ago it was by then
  const now = new Date();

  return (
    <Strip aria-labelledby={titleId}>
      <Heading id={titleId}>{text.title}</Heading>
      {/* A list that scrolls sideways must be reachable with the keyboard. */}
      <People tabIndex={0} aria-labelledby={titleId}>
        {known.people.map((person, index) => {
          const name = person.username === reader ? text.you : calledBy(person, common);
          return (
            <li key={`${index} ${String(person.username)}`} data-part={person.part}>
              <Ring aria-hidden="true">
                {[...(person.username ?? calledBy(person, common))][0]?.toLocaleUpperCase(common.locale)}
              </Ring>
              <p>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span>{stateOf(person, now, text, common)}</span>
              </p>
            </li>
          );
        })}
      </People>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {text.answersAndResets}
      </Button>
      <NodeWorkDialog open={open} onOpenChange={setOpen} work={known.nodes} now={now}>
        {rule || known.resets?.length ? (
          <Resets resets={known.resets ?? []}>
            {rule ? (
              <WhoMayReset networkId={networkId} rule={rule} owner={ownerOf(known, common)} onSaved={onRuleSaved} />
            ) : null}
          </Resets>
        ) : null}
      </NodeWorkDialog>
    </Strip>
  );
}

function stateOf(
  person: ActivePerson,
  now: Date,
  text: Catalogue['activity'],
  { locale, dates }: Catalogue['common'],
): string {
  const { part, answers, given = answers, lastSeen, since, finishedAt } = person;
  const day = since ? dayOf(since, dates) : '';
  if (part === 'invited' || part === 'declined') return text[part](day);
  const finished = finishedAt ? text.finished(dayOf(finishedAt, dates)) : '';
  // Others may have answered all that this person was asked.
  if (finished && given === 0) return finished;
  const count = given === 0 ? text.noAnswers : answerCountText({ given, answers }, text, locale);
  const seen = lastSeen && given > 0 ? relativeTime(lastSeen, now, dates, text.now) : '';
  return text.joined([count, part === 'former' ? text.left : finished || seen].filter(Boolean));
}

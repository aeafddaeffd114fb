import type { NodeSummary } from '@credence/api-client';
import { ChoiceField, Heading, OpenText, Switch, TextField } from '@credence/ui';
import type { ReactNode } from 'react';
import { NodeChoice } from './NodeChoice.js';
import { localTime, longestPurpose, type ProtocolFormValue, type ProtocolProblems } from './protocolForm.js';
import { Fields, Part } from './ProtocolForm.styles.js';
import { RankedChoice } from './RankedChoice.js';
import { timeZone } from './roundDates.js';
import { useStudyWords } from './studyWords.js';
import type { QuestionCounts } from './useQuestionCounts.js';

export interface ProtocolFormProps {
  networkId: string;
  value: ProtocolFormValue;
  /** The nodes that can be asked about. */
  nodes: readonly NodeSummary[];
  counted: QuestionCounts;
  /** How many questions the chosen nodes have; undefined if unknown. */
  asked: number | undefined;
  now: Date;
  problems: ProtocolProblems;
  onChange: (part: Partial<ProtocolFormValue>) => void;
}

/** What a study asks, until when, what becomes of the answers, and what experts read first. */
export function ProtocolForm(props: ProtocolFormProps) {
  const { networkId, value, nodes, counted, asked, now, problems, onChange } = props;
  const { form: text } = useStudyWords();
  const takes =
    <Key extends keyof ProtocolFormValue>(key: Key) =>
    (chosen: ProtocolFormValue[Key] | null) =>
      chosen === null ? undefined : onChange({ [key]: chosen });

  return (
    <>
      <Section title={text.asked}>
        <ChoiceField
          label={text.questions}
          options={[
            { value: 'all', label: text.all },
            { value: 'ranked', label: text.matter, hint: text.matterHint },
            { value: 'some', label: text.some, hint: text.someHint },
          ]}
          value={typeof value.nodes === 'string' ? value.nodes : 'some'}
          onValueChange={(chosen) => onChange({ nodes: chosen === 'all' || chosen === 'ranked' ? chosen : [] })}
        />
        {value.nodes === 'all' ? (
          <Switch checked={value.combinations} onCheckedChange={takes('combinations')}>
            {text.mayCombine}
          </Switch>
        ) : value.nodes === 'ranked' ? (
          <RankedChoice {...{ networkId, nodes, value, counted, onChange }} error={problems.nodes} />
        ) : (
          <NodeChoice
            {...{ nodes, counted, asked }}
            chosen={value.nodes}
            error={problems.nodes}
            onChosenChange={(chosen) => onChange({ nodes: [...chosen] })}
          />
        )}
        <ChoiceField
          label={text.order}
          options={[
            { value: 'drawn', label: text.drawn, hint: text.drawnHint },
            { value: 'fixed', label: text.fixed },
          ]}
          value={value.order}
          onValueChange={takes('order')}
        />
        <ChoiceField
          label={text.start}
          options={[
            { value: 'blank', label: text.blank, hint: text.blankHint },
            { value: 'value', label: text.preset, hint: text.presetHint },
          ]}
          value={value.start}
          onValueChange={takes('start')}
        />
      </Section>
      <Section title={text.until}>
        <TextField
          type="datetime-local"
          label={text.closes}
          hint={text.closesHint(timeZone())}
          error={problems.closes}
          min={localTime(now)}
          max="2999-12-31T22:59"
          value={value.closes}
          onChange={(event) => onChange({ closes: event.target.value.slice(0, 16) })}
        />
      </Section>
      <Section title={text.answers}>
        <ChoiceField
          label={text.sees}
          options={[
            { value: 'pool', label: text.seesPool },
            { value: 'own', label: text.seesOwn },
          ]}
          value={value.sees}
          onValueChange={takes('sees')}
        />
        <ChoiceField
          label={text.primary}
          hint={text.primaryHint}
          options={[
            { value: 'linear', label: text.linear, hint: text.linearHint },
            { value: 'logarithmic', label: text.logarithmic, hint: text.logarithmicHint },
          ]}
          value={value.primary}
          onValueChange={takes('primary')}
        />
        <ChoiceField
          label={text.withdrawal}
          options={[
            { value: 'until_final', label: text.untilFinal },
            { value: 'until_closed', label: text.untilClosed },
          ]}
          value={value.withdrawal}
          onValueChange={takes('withdrawal')}
        />
      </Section>
      <Section title={text.words}>
        <OpenText
          label={text.purpose}
          hint={text.purposeHint}
          error={problems.purpose}
          maxLength={longestPurpose}
          rows={4}
          value={value.purpose}
          onChange={(event) => onChange({ purpose: event.target.value })}
        />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <Heading level={2}>{title}</Heading>
      <Fields>{children}</Fields>
    </Part>
  );
}

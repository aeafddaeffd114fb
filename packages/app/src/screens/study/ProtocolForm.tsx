import type { NetworkOverview } from '@credence/api-client';
import { ChoiceField, Heading, OpenText, Spinner, Switch } from '@credence/ui';
import { type RefCallback, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { AskedQuestions } from './AskedQuestions.js';
import { NodeChoice } from './NodeChoice.js';
import { localTime, longestPurpose, type ProtocolFormValue, type ProtocolProblems } from './protocolForm.js';
import { DateField, Parts, Setup } from './ProtocolForm.styles.js';
import { momentOf, timeZone } from './roundDates.js';
import { Setting } from './Setting.js';
import { useStudyWords } from './studyWords.js';
import type { StudySetup } from './useStudySetup.js';
import { WhatIsAsked } from './WhatIsAsked.js';

export interface ProtocolFormProps {
  overview: Pick<NetworkOverview, 'networkId' | 'nodes'>;
  value: ProtocolFormValue;
  setup: StudySetup;
  /** Whether a round is open: then the outcomes are fixed. */
  isOpen: boolean;
  now: Date;
  problems: ProtocolProblems;
  /** The ref of everything that has a problem. */
  mendRef: RefCallback<HTMLElement>;
  onChange: (part: Partial<ProtocolFormValue>) => void;
}

type Part = 'order' | 'start' | 'combinations' | 'until' | 'answers' | 'words';

/** What a study asks, and below it everything else, a line each. */
export function ProtocolForm(props: ProtocolFormProps) {
  const [opened, setOpened] = useState<ReadonlySet<Part>>(new Set());
  const { form: text } = useStudyWords();
  const { problems } = props;
  const isAll = props.setup.asked.kind === 'all';
  const [seen, setSeen] = useState(problems);
  // What has to be mended opens, and stays open while it is mended.
  if (seen !== problems) {
    setSeen(problems);
    setOpened(
      new Set([
        ...opened,
        ...(problems.closes ? ['until' as const] : []),
        ...(problems.purpose ? ['words' as const] : []),
      ]),
    );
  }
  const settingOf = (part: Part) => ({
    isOpen: opened.has(part),
    onToggle: () =>
      setOpened(opened.has(part) ? new Set([...opened].filter((each) => each !== part)) : new Set([...opened, part])),
  });
  return (
    <>
      <Setup>
        <div>
          <WhatIsAsked
            networkId={props.overview.networkId}
            nodes={props.overview.nodes}
            setup={props.setup}
            isOpen={props.isOpen}
            onChange={props.onChange}
            error={problems.nodes}
            mendRef={props.mendRef}
          />
          {isAll ? null : <HowItIsAsked {...props} settingOf={settingOf} />}
        </div>
        {/* Without a list of questions there is room beside the choice. */}
        {isAll ? (
          <div>
            <Heading level={2}>{text.how}</Heading>
            <HowItIsAsked {...props} settingOf={settingOf} />
          </div>
        ) : (
          <Asked {...props} />
        )}
      </Setup>
      <OtherParts {...props} settingOf={settingOf} />
    </>
  );
}

/** The questions or nodes themselves, beside the choice. */
function Asked({ overview: { nodes }, setup, problems, mendRef, onChange }: ProtocolFormProps) {
  const { form: text } = useStudyWords();
  const { asked, list, tables, sizes, cost } = setup;
  if (asked.kind === 'some')
    return (
      <NodeChoice
        nodes={nodes}
        sizes={sizes}
        isUncounted={setup.isUncounted}
        asked={cost?.questions}
        chosen={asked.nodes}
        error={problems.nodes}
        mendRef={mendRef}
        onChosenChange={(chosen) => onChange({ nodes: [...chosen] })}
      />
    );
  if (!list || !tables || !sizes) return <Spinner centred>{text.ranking}</Spinner>;
  return (
    <AskedQuestions
      tables={tables}
      sizes={sizes}
      list={list}
      ranking={setup.ranking}
      reach={setup.reach}
      nodes={nodes.map(({ id }) => id)}
      onListChange={(next) => onChange({ nodes: 'ranked', list: next })}
    />
  );
}

interface LinesProps extends ProtocolFormProps {
  settingOf: (part: Part) => { isOpen: boolean; onToggle: () => void };
}

/** Hands a choice of a field on to the form. */
const takes =
  <Key extends keyof ProtocolFormValue>(key: Key, onChange: ProtocolFormProps['onChange']) =>
  (chosen: ProtocolFormValue[Key] | null) =>
    chosen === null ? undefined : onChange({ [key]: chosen });

function HowItIsAsked({ value, setup, settingOf, onChange }: LinesProps) {
  const { form: text } = useStudyWords();
  const mayCombine = setup.asked.kind === 'all';
  return (
    <Parts>
      <Setting title={text.order} value={text[value.order]} {...settingOf('order')}>
        <ChoiceField
          label={text.order}
          options={[
            { value: 'drawn', label: text.drawn, hint: text.drawnHint },
            { value: 'fixed', label: text.fixed },
          ]}
          value={value.order}
          onValueChange={takes('order', onChange)}
        />
      </Setting>
      <Setting
        title={text.start}
        value={value.start === 'blank' ? text.blankShort : text.preset}
        {...settingOf('start')}
      >
        <ChoiceField
          label={text.start}
          options={[
            { value: 'blank', label: text.blank, hint: text.blankHint },
            { value: 'value', label: text.preset, hint: text.presetHint },
          ]}
          value={value.start}
          onValueChange={takes('start', onChange)}
        />
      </Setting>
      <Setting
        title={text.combinations}
        value={mayCombine ? (value.combinations ? text.combined : text.notCombined) : text.notOffered}
        {...settingOf('combinations')}
      >
        {mayCombine ? (
          <Switch checked={value.combinations} onCheckedChange={takes('combinations', onChange)}>
            {text.mayCombine}
          </Switch>
        ) : null}
      </Setting>
    </Parts>
  );
}

function OtherParts(props: LinesProps) {
  const { value, now, problems, mendRef, settingOf, onChange } = props;
  const { common } = useText();
  const { form: text } = useStudyWords();
  const hasDate = value.closes !== '';
  const hasPurpose = value.purpose.trim() !== '';
  return (
    <Parts data-wide="">
      <Setting
        isPart
        title={text.until}
        value={hasDate ? text.closesAt(momentOf(new Date(value.closes), common)) : text.noDateYet}
        isMissing={!hasDate}
        {...settingOf('until')}
      >
        <DateField
          ref={problems.closes ? mendRef : undefined}
          type="datetime-local"
          label={text.closes}
          hint={text.closesHint(timeZone())}
          error={problems.closes}
          min={localTime(now)}
          max="2999-12-31T22:59"
          value={value.closes}
          onChange={(event) => onChange({ closes: event.target.value.slice(0, 16) })}
        />
      </Setting>
      <UseOfAnswers {...props} />
      <Setting
        isPart
        title={text.words}
        value={hasPurpose ? value.purpose.trim() : text.noPurposeYet}
        isMissing={!hasPurpose}
        {...settingOf('words')}
      >
        <OpenText
          ref={problems.purpose ? mendRef : undefined}
          label={text.purpose}
          hint={text.purposeHint}
          error={problems.purpose}
          maxLength={longestPurpose}
          rows={4}
          value={value.purpose}
          onChange={(event) => onChange({ purpose: event.target.value })}
        />
      </Setting>
    </Parts>
  );
}

/** Who sees the answers together, how they are put together, and until when they can be withdrawn. */
function UseOfAnswers({ value, settingOf, onChange }: LinesProps) {
  const { form: text } = useStudyWords();
  const { inShort } = text;
  return (
    <Setting
      isPart
      title={text.answers}
      value={[inShort[value.primary], inShort[value.sees], inShort[value.withdrawal]].join('; ')}
      {...settingOf('answers')}
    >
      <ChoiceField
        label={text.sees}
        options={[
          { value: 'pool', label: text.seesPool },
          { value: 'own', label: text.seesOwn },
        ]}
        value={value.sees}
        onValueChange={takes('sees', onChange)}
      />
      <ChoiceField
        label={text.primary}
        hint={text.primaryHint}
        options={[
          { value: 'linear', label: text.linear, hint: text.linearHint },
          { value: 'logarithmic', label: text.logarithmic, hint: text.logarithmicHint },
        ]}
        value={value.primary}
        onValueChange={takes('primary', onChange)}
      />
      <ChoiceField
        label={text.withdrawal}
        options={[
          { value: 'until_final', label: text.untilFinal },
          { value: 'until_closed', label: text.untilClosed },
        ]}
        value={value.withdrawal}
        onValueChange={takes('withdrawal', onChange)}
      />
    </Setting>
  );
}

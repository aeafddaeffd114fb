import type { Study } from '@credence/api-client';
import { Alert, ConfirmDialog, Heading, SegmentedControl, type SegmentedControlProps, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { AdoptedNumbers } from './AdoptedNumbers.js';
import { countConsents } from './consents.js';
import { DeclareFinal } from './DeclareFinal.js';
import { RedcapFiles } from './RedcapFiles.js';
import type { StudyActs } from './studyActs.js';
import { Labelled, Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import {
  type FileGaps,
  isTakenHome,
  type RedcapFile,
  type TableFormat,
  tableFormats,
  type WhoseAnswers,
  whoseAnswers,
} from './takeHomeActs.js';
import { TakeHomeList } from './TakeHomeList.js';
import { type TakenTables, takenTables } from './takenTables.js';

interface TakeHomeProps extends StudyActs {
  study: Study;
}

/** What is done with results that are open: download them, put them into the network, declare the study final. */
export function TakeHome({ study, running, refused, onAct }: TakeHomeProps) {
  const words = useText();
  const all = useStudyWords();
  const { takeHome: text } = all;
  const [format, setFormat] = useState<TableFormat>('original');
  const [asked, setAsked] = useState<TakenTables>();
  const [whose, setWhose] = useState<WhoseAnswers>('all');
  const { taken, download, downloadForRedcap } = useDownloads(onAct, format, whose);
  const counts = countConsents(study);
  const tables = takenTables(study, all, whose);
  // What is refused of the people's file is said beside it.
  const own = refused && isTakenHome(refused) && refused.act !== 'people' ? refused : undefined;

  return (
    <>
      {mayInStudy(study, 'download_results') ? (
        <Section>
          <Heading level={2}>{text.title}</Heading>
          <Text variant="hint">{text.about}</Text>
          <LabelledChoice
            label={text.format}
            options={tableFormats.map((value) => ({ value, label: text.formats[value] }))}
            value={format}
            onValueChange={(value) => setFormat(value ?? 'original')}
          />
          <LabelledChoice
            label={text.whose}
            options={whoseAnswers.map((value) => ({ value, label: text.answersOf[value] }))}
            value={whose}
            onValueChange={(value) => setWhose(value ?? 'all')}
          />
          {whose === 'publication' ? (
            <Text variant="hint">{text.forPublication(counts.published, counts.all)}</Text>
          ) : null}
          <TakeHomeList
            tables={tables}
            busy={running === 'download' ? taken?.of : undefined}
            onDownload={(of) => void download(of)}
            onAdopt={whose === 'all' && mayInStudy(study, 'adopt') ? setAsked : undefined}
          />
          <RedcapFiles running={running} onDownload={(file) => void downloadForRedcap(file)} />
          {taken?.incomplete ? <Alert tone="info">{text.incomplete(taken.incomplete)}</Alert> : null}
          {taken?.leftOut ? <Alert tone="info">{text.leftOut(taken.leftOut)}</Alert> : null}
          {own ? <Alert>{failureSentence(own.error, words, all)}</Alert> : null}
          <AdoptedNumbers study={study} tables={tables} running={running} onAct={onAct} />
        </Section>
      ) : null}
      <DeclareFinal study={study} running={running} onAct={onAct} />
      <AdoptionQuestion asked={asked} onAct={onAct} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** Downloads files, and remembers what the last one lacks. */
function useDownloads(onAct: TakeHomeProps['onAct'], format: TableFormat, whose: WhoseAnswers) {
  const [taken, setTaken] = useState<{ of: string } & FileGaps>();
  return {
    taken,
    download: async (of: string) => {
      setTaken({ of });
      const outcome = await onAct({ act: 'download', of, format, whose });
      setTaken({ of, ...(outcome.ok ? outcome : {}) });
    },
    downloadForRedcap: async (file: RedcapFile) => {
      setTaken(undefined);
      const outcome = await onAct({ act: 'redcap', file, whose });
      if (outcome.ok) setTaken({ of: 'redcap', ...outcome });
    },
  };
}

interface LabelledChoiceProps<Value extends string>
  extends Pick<SegmentedControlProps<Value>, 'options' | 'value' | 'onValueChange'> {
  label: string;
}

function LabelledChoice<Value extends string>({ label, ...choice }: LabelledChoiceProps<Value>) {
  const id = useId();
  return (
    <Labelled>
      <span id={id}>{label}</span>
      <SegmentedControl aria-labelledby={id} {...choice} />
    </Labelled>
  );
}

interface AdoptionQuestionProps extends Pick<TakeHomeProps, 'onAct'> {
  /** The tables to put into the network; undefined while nobody is asked. */
  asked: TakenTables | undefined;
  onClose: () => void;
}

/** Asks before the network's own numbers are replaced. */
function AdoptionQuestion({ asked, onAct, onClose }: AdoptionQuestionProps) {
  const { adoption: text } = useStudyWords().takeHome;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      question={text.question(asked?.name ?? '')}
      consequence={text.consequence}
      confirmLabel={text.confirm}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (asked) void onAct({ act: 'adopt', of: asked.of });
      }}
    />
  );
}

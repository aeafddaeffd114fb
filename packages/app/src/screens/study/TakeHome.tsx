import type { Study } from '@credence/api-client';
import { Alert, ConfirmDialog, Heading, SegmentedControl, Text } from '@credence/ui';
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
  const id = useId();
  const whoseId = useId();
  const [format, setFormat] = useState<TableFormat>('original');
  const [asked, setAsked] = useState<TakenTables>();
  const [whose, setWhose] = useState<WhoseAnswers>('all');
  const [taken, setTaken] = useState<{ of: string } & FileGaps>();
  const counts = countConsents(study);
  const tables = takenTables(study, all, whose);
  // What is refused of the people's file is said beside it.
  const own = refused && isTakenHome(refused) && refused.act !== 'people' ? refused : undefined;

  const download = async (of: string) => {
    setTaken({ of });
    const outcome = await onAct({ act: 'download', of, format, whose });
    setTaken({ of, ...(outcome.ok ? outcome : {}) });
  };
  const downloadForRedcap = async (file: RedcapFile) => {
    setTaken(undefined);
    const outcome = await onAct({ act: 'redcap', file, whose });
    if (outcome.ok) setTaken({ of: 'redcap', ...outcome });
  };
  return (
    <>
      {mayInStudy(study, 'download_results') ? (
        <Section>
          <Heading level={2}>{text.title}</Heading>
          <Text variant="hint">{text.about}</Text>
          <Labelled>
            <span id={id}>{text.format}</span>
            <SegmentedControl
              aria-labelledby={id}
              options={tableFormats.map((value) => ({ value, label: text.formats[value] }))}
              value={format}
              onValueChange={(value) => setFormat(value ?? 'original')}
            />
          </Labelled>
          <Labelled>
            <span id={whoseId}>{text.whose}</span>
            <SegmentedControl
              aria-labelledby={whoseId}
              options={whoseAnswers.map((value) => ({ value, label: text.answersOf[value] }))}
              value={whose}
              onValueChange={(value) => setWhose(value ?? 'all')}
            />
          </Labelled>
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
      <ConfirmDialog
        open={asked !== undefined}
        question={text.adoption.question(asked?.name ?? '')}
        consequence={text.adoption.consequence}
        confirmLabel={text.adoption.confirm}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void onAct({ act: 'adopt', of: asked.of });
        }}
      />
    </>
  );
}

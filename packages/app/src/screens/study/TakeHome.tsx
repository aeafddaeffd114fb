import type { Study } from '@credence/api-client';
import { Alert, ConfirmDialog, Heading, SegmentedControl, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { AdoptedNumbers } from './AdoptedNumbers.js';
import { DeclareFinal } from './DeclareFinal.js';
import { RedcapFiles } from './RedcapFiles.js';
import type { StudyActs } from './studyActs.js';
import { Labelled, Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { isTakenHome, type TableFormat, tableFormats } from './takeHomeActs.js';
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
  const [format, setFormat] = useState<TableFormat>('original');
  const [asked, setAsked] = useState<TakenTables>();
  const [taken, setTaken] = useState<{ of: string; incomplete: number }>();
  const tables = takenTables(study, all);
  const own = refused && isTakenHome(refused) ? refused : undefined;

  const download = async (of: string) => {
    setTaken({ of, incomplete: 0 });
    const outcome = await onAct({ act: 'download', of, format });
    setTaken({ of, incomplete: outcome.ok ? (outcome.incomplete ?? 0) : 0 });
  };
  return (
    <>
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
        <TakeHomeList
          tables={tables}
          busy={running === 'download' ? taken?.of : undefined}
          onDownload={(of) => void download(of)}
          onAdopt={setAsked}
        />
        <RedcapFiles running={running} onAct={onAct} />
        {taken && taken.incomplete > 0 ? <Alert tone="info">{text.incomplete(taken.incomplete)}</Alert> : null}
        {own ? <Alert>{failureSentence(own.error, words, all)}</Alert> : null}
        <AdoptedNumbers adopted={study.adopted} tables={tables} running={running} onAct={onAct} />
      </Section>
      <DeclareFinal finalAt={study.finalAt} running={running} onAct={onAct} />
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

import type { NetworkOverview, StudyProtocol } from '@credence/api-client';
import { Button, ConfirmDialog, Text } from '@credence/ui';
import { useRef, useState } from 'react';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { isOfDeputy } from './deputyActs.js';
import { firstProtocol, formOf, countAsked, problemsOf, protocolOf, type ProtocolProblems } from './protocolForm.js';
import { ProtocolForm } from './ProtocolForm.js';
import { StudyHead } from './StudyHead.js';
import type { StudyActs } from './studyActs.js';
import { Buttons } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { useProtocolForm } from './useProtocolForm.js';
import { useQuestionCounts } from './useQuestionCounts.js';

interface DraftOfStudyProps extends StudyActs {
  overview: NetworkOverview;
  /** What is saved. */
  saved: StudyProtocol | undefined;
  /** When it was read. */
  now: Date;
}

/** The protocol, until the round is opened. */
export function DraftOfStudy({ overview, saved, now, running, refused, onAct }: DraftOfStudyProps) {
  const text = useStudyWords();
  const [first] = useState(() => firstProtocol(now));
  const form = useProtocolForm(overview.networkId, saved ? formOf(saved) : first);
  const { value } = form;
  const counted = useQuestionCounts(overview.networkId, value.nodes !== 'all');
  const askable = { counts: counted.counts, saved };
  const asked = countAsked(value, askable);
  const [problems, setProblems] = useState<ProtocolProblems>({});
  const [isSaved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  /** Whether nothing has to be mended; else the first of it has the focus. */
  const isWhole = (opening: boolean) => {
    const found = problemsOf(value, { asked, now: new Date(), opening }, text);
    setProblems(found);
    if (Object.keys(found).length === 0) return true;
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
    );
    return false;
  };
  const act = async (wanted: 'save' | 'try' | 'open') => {
    const outcome = await onAct({ act: wanted, protocol: protocolOf(value, askable) });
    if (!outcome.ok) return;
    form.saved();
    setSaved(true);
  };

  return (
    <>
      <StudyHead overview={overview} title={text.draft} refused={refused && isOfDeputy(refused) ? undefined : refused}>
        <Text>{text.about}</Text>
      </StudyHead>
      {form.restored ? <DraftNotice at={form.restored} onDiscard={form.discard} /> : null}
      <div ref={fields}>
        <ProtocolForm
          networkId={overview.networkId}
          value={value}
          nodes={overview.nodes}
          counted={counted}
          asked={asked}
          now={now}
          problems={problems}
          onChange={(part) => {
            setProblems({});
            setSaved(false);
            form.change(part);
          }}
        />
      </div>
      <Buttons>
        <Button
          variant="primary"
          busy={running !== undefined}
          onClick={() => {
            if (isWhole(true)) setAsking(true);
          }}
        >
          {text.form.openRound}
        </Button>
        <Button
          busy={running !== undefined}
          onClick={() => {
            if (isWhole(false)) void act('save');
          }}
        >
          {text.form.save}
        </Button>
        <Button
          variant="ghost"
          busy={running !== undefined}
          onClick={() => {
            if (isWhole(false)) void act('try');
          }}
        >
          {text.trying.start}
        </Button>
        <Text variant="hint" role="status">
          {isSaved ? text.saved : null}
        </Text>
      </Buttons>
      <ConfirmDialog
        open={asking}
        question={text.opening.question}
        consequence={text.opening.consequence}
        confirmLabel={text.opening.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act('open');
        }}
      />
    </>
  );
}

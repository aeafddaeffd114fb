import type { NetworkOverview, Study, StudyAct } from '@credence/api-client';
import { Button, ConfirmDialog, Text } from '@credence/ui';
import { useState } from 'react';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { useElements } from '../../ground/focus/useElements.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { isOfDeputy } from './deputyActs.js';
import { firstProtocol, formOf, problemsOf, protocolOf, type ProtocolProblems } from './protocolForm.js';
import { ProtocolForm } from './ProtocolForm.js';
import { AboveDock } from './ProtocolForm.styles.js';
import type { Round } from './roundDates.js';
import { SetupDock } from './SetupDock.js';
import type { Cost } from './studyCost.js';
import { StudyHead } from './StudyHead.js';
import type { StudyActs } from './studyActs.js';
import { useStudyWords } from './studyWords.js';
import { useProtocolForm } from './useProtocolForm.js';
import { useStudySetup } from './useStudySetup.js';

interface DraftOfStudyProps extends StudyActs {
  overview: NetworkOverview;
  /** As it is saved; undefined if the network is none yet. */
  study: Study | undefined;
  /** When it was read. */
  now: Date;
  /** The round that is open, while its protocol is changed. */
  open?: { readonly round: Round; readonly invited: number; readonly onLeave: () => void };
}

/** The protocol, until the round is opened, or changed in an open one that nobody has accepted. */
export function DraftOfStudy({ overview, study, now, open, running, refused, onAct }: DraftOfStudyProps) {
  const text = useStudyWords();
  const saved = study?.protocol;
  // Whoever may run a study may begin one.
  const mayNow = (wanted: StudyAct) => study === undefined || mayInStudy(study, wanted);
  const [first] = useState(() => firstProtocol(now));
  const form = useProtocolForm(overview.networkId, saved ? formOf(saved, open?.round.closesAt) : first);
  const { value } = form;
  const [problems, setProblems] = useState<ProtocolProblems>({});
  const [isSaved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const toMend = useElements<HTMLElement>();
  const change: typeof form.change = (part) => {
    setProblems({});
    setSaved(false);
    form.change(part);
  };
  const setup = useStudySetup(overview, value, saved, change);
  const { asked, askable, cost } = setup;

  /** Whether nothing has to be mended; else the first of it has the focus. */
  const isWhole = (opening: boolean) => {
    const found = problemsOf(value, { asked, from: askable, now: new Date(), opening }, text);
    setProblems(found);
    if (Object.keys(found).length === 0) return true;
    requestAnimationFrame(() => toMend.all()[0]?.focus());
    return false;
  };
  const act = async (wanted: 'save' | 'try' | 'open') => {
    const protocol = protocolOf(value, asked, askable);
    if (!protocol) return;
    const outcome = await onAct({ act: wanted, protocol });
    if (!outcome.ok) return;
    form.saved();
    setSaved(true);
    open?.onLeave();
  };
  const busy = running !== undefined;
  const save = () => {
    if (isWhole(open !== undefined)) void act('save');
  };

  return (
    <AboveDock>
      <StudyHead
        overview={overview}
        title={open ? text.changing.title : text.draft}
        notice={open && open.invited > 0 ? text.changing.invited(open.invited) : undefined}
        refused={refused && isOfDeputy(refused) ? undefined : refused}
      >
        <Text>{open ? text.changing.about : text.about}</Text>
      </StudyHead>
      {form.restored ? <DraftNotice at={form.restored} onDiscard={form.discard} /> : null}
      <ProtocolForm
        overview={overview}
        value={value}
        setup={setup}
        now={now}
        problems={problems}
        mendRef={toMend.ref}
        isOpen={open !== undefined}
        onChange={change}
      />
      <SetupDock cost={cost} reach={setup.reach}>
        {open ? (
          <>
            {mayNow('change_protocol') ? (
              <Button variant="primary" busy={busy} onClick={save}>
                {text.form.saveChanges}
              </Button>
            ) : null}
            <Button
              variant="ghost"
              busy={busy}
              onClick={() => {
                form.discard();
                open.onLeave();
              }}
            >
              {text.form.leave}
            </Button>
          </>
        ) : (
          <>
            {mayNow('open_round') ? (
              <Button variant="primary" busy={busy} onClick={() => setAsking(isWhole(true))}>
                {text.form.openRound}
              </Button>
            ) : null}
            {mayNow('change_protocol') ? (
              <Button busy={busy} onClick={save}>
                {text.form.save}
              </Button>
            ) : null}
            <Button
              variant="ghost"
              busy={busy}
              onClick={() => {
                if (isWhole(false)) void act('try');
              }}
            >
              {text.trying.start}
            </Button>
            <Text variant="hint" role="status">
              {isSaved ? text.saved : null}
            </Text>
          </>
        )}
      </SetupDock>
      <ConfirmDialog
        open={asking}
        question={text.opening.question}
        consequence={<Consequence cost={cost} />}
        confirmLabel={text.opening.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act('open');
        }}
      />
    </AboveDock>
  );
}

/** As many as are asked to have five finish: an example, as nobody can be invited before. */
const PANEL = 10;

/** What opening the round asks of everybody, and what it fixes. */
function Consequence({ cost }: { cost: Cost | undefined }) {
  const { form, opening: text } = useStudyWords();
  if (!cost) return text.consequence;
  const { questions, minutes } = cost;
  const together = text.together(PANEL, questions, form.minutesOf(PANEL * minutes));
  return (
    <>
      <strong>
        {text.each(questions, form.minutesOf(minutes))} {text.example(together)}
      </strong>{' '}
      {text.consequence}
    </>
  );
}

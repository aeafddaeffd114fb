import type { AnswerSaved, PastAnswer, Question } from '@credence/api-client';
import { Button, ConfirmDialog } from '@credence/ui';
import { useState } from 'react';
import type { AnswerPlace } from '../../../features/answering/place.js';
import { shownNode } from '../../../features/meaning/shownNode.js';
import { useSession } from '../../../ground/session/useSession.js';
import { useText } from '../../../ground/text/useText.js';
import { Opener } from './EarlierAnswers.styles.js';
import { EarlierAnswersDialog } from './EarlierAnswersDialog.js';
import { useRestoring } from './useRestoring.js';
import { useResource } from '../../../ground/loading/useResource.js';
import { paths } from '../../../ground/paths.js';
import type { LoadedPastAnswers } from './pastAnswers.route.js';

export interface EarlierAnswersProps {
  place: AnswerPlace;
  question: Question;
  /** Whether something on the screen, or waiting on the device, would be lost. */
  hasUnsaved: () => boolean;
  /** Called when an earlier answer counts again. */
  onRestored: (answer: PastAnswer, saved: AnswerSaved) => void;
  /** Called when the dialog is closed and the server has something newer than the screen. */
  onOutdated: () => void;
}

/** The link to earlier answers to this question; nothing if there are none. */
export function EarlierAnswers(props: EarlierAnswersProps) {
  const { question } = props;
  const { earlierAnswers: text } = useText();
  const [isOpen, setOpen] = useState(false);
  // Only a server that sends revisions lists earlier answers.
  const hasSome = question.answered || question.decidedBy || question.standing === 'not_my_field';
  if (question.revision === undefined || !hasSome) return null;

  return (
    <Opener>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.title}
      </Button>
      {isOpen ? <Opened {...props} onClose={() => setOpen(false)} /> : null}
    </Opener>
  );
}

function Opened({
  place,
  question,
  hasUnsaved,
  onRestored,
  onOutdated,
  onClose,
}: EarlierAnswersProps & { onClose: () => void }) {
  const words = useText();
  const { earlierAnswers: text } = words;
  const { user } = useSession();
  const { answers, error, reload } = usePastAnswers(place);
  const [outdated, setOutdated] = useState(false);
  const [asked, setAsked] = useState<PastAnswer>();
  const { busy, failure, restore } = useRestoring({
    place,
    revision: question.revision,
    onRestored(answer, saved) {
      onClose();
      onRestored(answer, saved);
    },
    onStale() {
      setOutdated(true);
      reload();
    },
  });

  return (
    <>
      <EarlierAnswersDialog
        nodeName={question.node.display_name}
        states={shownNode(question.node, words).vars}
        username={user?.username}
        answers={answers}
        error={error}
        busy={busy}
        failure={failure}
        onRetry={reload}
        onUse={(answer) => (hasUnsaved() ? setAsked(answer) : restore(answer))}
        onClose={() => {
          onClose();
          if (outdated) onOutdated();
        }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        question={text.replaceQuestion}
        consequence={text.replaceConsequence}
        confirmLabel={text.replace}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) restore(asked);
        }}
      />
    </>
  );
}

interface PastAnswers extends LoadedPastAnswers {
  /** Loads the answers again; the current ones stay visible. */
  readonly reload: () => void;
}

const nothing: LoadedPastAnswers = { answers: undefined, error: undefined };

const keep = (known: LoadedPastAnswers, { answers, error }: LoadedPastAnswers): LoadedPastAnswers => ({
  answers: answers ?? known.answers,
  error,
});

/** The answers saved to a question, loaded while they are being viewed. */
function usePastAnswers({ networkId, nodeId, iteration }: AnswerPlace): PastAnswers {
  const href = paths.pastAnswers.href(networkId, nodeId, iteration);
  const { known, loading, reload } = useResource(href, nothing, keep);
  return { answers: known.answers, error: loading ? undefined : known.error, reload: () => void reload() };
}

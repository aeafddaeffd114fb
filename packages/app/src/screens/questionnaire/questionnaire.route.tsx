import { orThrow, type Questionnaire } from '@credence/api-client';
import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, data, useFetcher, useLoaderData, useNavigate } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import type { Form } from '../../ground/drafts/drafts.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { useOutcome } from '../../ground/loading/useOutcome.js';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { useText } from '../../ground/text/useText.js';
import { type QuestionnaireAnswers, answersIn, isUntouched } from './answers.js';
import { QuestionnaireScreen, type SubmitFailure } from './QuestionnaireScreen.js';

/** The result of a submission. A new object for each. */
type Submitted = { readonly ok: true } | ({ readonly ok: false } & SubmitFailure);

/** The name of the draft. */
const form: Form = { form: 'questionnaire' };

export async function loader() {
  const draft = await drafts.read(form);
  const answers = answersIn(draft?.value);
  return { draft: draft && answers && { answers, at: draft.at } };
}

export async function action({ request }: ActionFunctionArgs) {
  const body = (await request.json()) as Questionnaire;
  try {
    const { success } = await orThrow(api.POST('/user/questionnaire', { body }));
    if (!success) return failed(undefined);
  } catch (error) {
    // If there was no response, there is nothing to add.
    return failed(failureSentence(error, catalogue().text));
  }
  await drafts.drop(form);
  return { ok: true } satisfies Submitted;
}

/** An error status, so that nothing is reloaded and the user's answers stay on the screen. */
function failed(reason: string | undefined) {
  return data({ ok: false, reason } satisfies Submitted, { status: 400 });
}

export function Component() {
  const { draft } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const { questionnaire } = useText();
  const submit = useFetcher<Submitted>();
  const navigate = useNavigate();
  const notify = useNotice();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);

  const submitted = useOutcome(submit, ({ ok }) => {
    if (!ok) return;
    // Say thanks first, then go home; a user who has gone elsewhere in the meantime stays there.
    const leave = () => {
      if (shown.current) void navigate(paths.afterQuestionnaire.href());
    };
    notify({ tone: 'success', text: questionnaire.thanks, onClosed: leave });
  });

  return (
    <QuestionnaireScreen
      // A different user who signs in starts with their own answers.
      key={user?.username}
      draft={draft}
      submitting={submit.state !== 'idle'}
      submitted={submitted?.ok ?? false}
      failure={submitted && !submitted.ok ? submitted : undefined}
      onDraft={keep}
      onDiscard={() => void drafts.drop(form)}
      onSubmit={(body) => void submit.submit({ ...body }, { method: 'post', encType: 'application/json' })}
    />
  );
}

function keep(answers: QuestionnaireAnswers) {
  if (isUntouched(answers)) void drafts.drop(form);
  else drafts.keep(form, answers);
}

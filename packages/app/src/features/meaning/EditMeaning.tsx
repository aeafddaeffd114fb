import type { Explanation, Explanations } from '@credence/api-client';
import { Alert, Button, Dialog, OpenText, Skeleton, Text, TextField } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { useNotice } from '../../shell/layout/useNotice.js';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { Fields, Pair, StateFields } from './EditMeaning.styles.js';
import type { LoadedExplanations } from './explanations.route.js';
import { saveExplanation } from './saveExplanation.js';

interface EditMeaningProps {
  networkId: string;
  nodeId: string;
  nodeName: string;
  /** Whether there is an explanation yet. */
  explained: boolean;
  /** Reloads the page with the new names. */
  onSaved: () => void;
}

/** The button with which the owner explains a node, and its dialog. */
export function EditMeaning(props: EditMeaningProps) {
  const { meaning: text } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {props.explained ? text.edit : text.write}
      </Button>
      {isOpen ? <Editor {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const nothing: LoadedExplanations = { explanations: undefined, error: undefined };
const keep = (known: LoadedExplanations, { explanations, error }: LoadedExplanations): LoadedExplanations => ({
  // What is being edited is not replaced under the hands.
  explanations: known.explanations ?? explanations,
  error,
});

interface EditorProps extends EditMeaningProps {
  onClose: () => void;
}

function Editor({ networkId, nodeId, nodeName, onSaved, onClose }: EditorProps) {
  const { meaning, common } = useText();
  const id = useId();
  const { known, loading, reload } = useResource(paths.explanations.href(networkId, nodeId), nothing, keep);
  const [edited, setEdited] = useState<Explanation>();
  const { save, busy, problem } = useSave({ networkId, nodeId, onSaved, onClose });
  const own = edited ?? known.explanations?.own;

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => open || busy || onClose()}
      title={meaning.dialogTitle(nodeName)}
      description={meaning.dialogAbout}
      actions={
        <>
          <Button variant="primary" type="submit" form={id} busy={busy} disabled={!own}>
            {busy ? meaning.saving : meaning.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {meaning.cancel}
          </Button>
        </>
      }
    >
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      {known.error === undefined || loading || own ? null : (
        <Alert
          action={
            <Button size="small" onClick={() => void reload()}>
              {common.tryAgain}
            </Button>
          }
        >
          {known.error}
        </Alert>
      )}
      {own && known.explanations ? (
        <Fields
          id={id}
          method="post"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!busy) void save(own);
          }}
        >
          <Texts file={known.explanations.file} own={own} onChange={setEdited} />
        </Fields>
      ) : null}
      {own || known.error !== undefined ? null : <LoadingTexts />}
    </Dialog>
  );
}

function LoadingTexts() {
  const { common } = useText();
  return (
    <div role="status">
      <Text variant="hint">{common.loading}</Text>
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}

function useSave({ networkId, nodeId, onSaved, onClose }: Omit<EditorProps, 'nodeName' | 'explained'>) {
  const text = useText();
  const { meaning } = text;
  const notify = useNotice();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (explanation: Explanation) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveExplanation({ networkId, nodeId }, explanation);
      onClose();
      notify({ tone: 'success', text: meaning.saved });
      onSaved();
    } catch (error) {
      const { saveFailed: failed, noResponse } = meaning;
      setProblem(failureSentence(error, text, { failed, noResponse }));
      setBusy(false);
    }
  };
  return { save, busy, problem };
}

interface TextsProps extends Explanations {
  onChange: (own: Explanation) => void;
}

function Texts({ file, own, onChange }: TextsProps) {
  const { meaning: text } = useText();
  return (
    <>
      <Pair>
        <TextField
          label={text.name}
          hint={text.inFile(file.title)}
          maxLength={256}
          value={own.title}
          onChange={({ target }) => onChange({ ...own, title: target.value })}
        />
        <TextField
          label={text.unitLabel}
          hint={text.unitHint}
          maxLength={40}
          value={own.unit}
          onChange={({ target }) => onChange({ ...own, unit: target.value })}
        />
      </Pair>
      <OpenText
        label={text.explanation}
        hint={file.explanation === '' ? undefined : text.inFile(file.explanation)}
        maxLength={5_000}
        value={own.explanation}
        onChange={({ target }) => onChange({ ...own, explanation: target.value })}
      />
      {own.states.map((_, index) => (
        <StateTexts key={index} file={file} own={own} index={index} onChange={onChange} />
      ))}
    </>
  );
}

interface StateTextsProps extends TextsProps {
  /** Of the state. */
  index: number;
}

function StateTexts({ file, own, index, onChange }: StateTextsProps) {
  const { meaning: text } = useText();
  const state = own.states[index]!;
  const inFile = file.states[index];
  const change = (changed: Partial<typeof state>) =>
    onChange({
      ...own,
      states: own.states.map((other, at) => (at === index ? { ...other, ...changed } : other)),
    });
  return (
    <StateFields>
      <legend>{text.state((inFile?.title ?? '').replaceAll('_', ' '))}</legend>
      <TextField
        label={text.name}
        maxLength={256}
        value={state.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <OpenText
        label={text.explanation}
        hint={inFile?.explanation ? text.inFile(inFile.explanation) : undefined}
        rows={1}
        maxLength={5_000}
        value={state.explanation}
        onChange={({ target }) => change({ explanation: target.value })}
      />
      <TextField
        label={text.asCondition}
        hint={text.asConditionHint(
          own.title || file.title.replaceAll('_', ' '),
          (state.title || (inFile?.title ?? '')).replaceAll('_', ' '),
        )}
        maxLength={120}
        value={state.asCondition ?? ''}
        onChange={({ target }) => change({ asCondition: target.value })}
      />
    </StateFields>
  );
}

import type { NetworkOutcomes, NetworkTables } from '@credence/api-client';
import { Alert, Button, Dialog, Skeleton, Text } from '@credence/ui';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { LoadedTables } from '../inference/networkTables.js';
import { useNetworkTables } from '../inference/useNetworkTables.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import type { Text as AllText } from '@credence/text';
import { useElements } from '../../ground/focus/useElements.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { Roomy } from './EditOutcomes.styles.js';
import { OFFERED } from './limits.js';
import { MendContext } from './MendContext.js';
import { nodeNames } from './nodeNames.js';
import { OutcomesFields } from './OutcomesFields.js';
import { hasDistribution, lastNodes } from './outcomesOf.js';
import { useOutcomesForm } from './useOutcomesForm.js';
import { Summary } from './Summary.js';

const noTables = { nodes: [] };

export interface EditOutcomesProps {
  networkId: string;
  known: NetworkOutcomes;
  onClose: () => void;
}

/** The dialog in which the owner says what is to be found out, and of which cases. */
export function EditOutcomes({ networkId, known, onClose }: EditOutcomesProps) {
  const words = useText();
  const { outcomes: text } = words;
  const loaded = useNetworkTables(networkId);
  const id = useId();
  const { nameOf, nodes, likely } = useNodesOf(loaded?.kind === 'tables' ? loaded.tables : noTables);
  const form = useOutcomesForm(networkId, known, useCloseSaved(onClose));
  const toMend = useElements<HTMLElement>();
  const { tried, setTried, submit } = useSubmit(form, toMend.all);
  const { caseNames, addCase, focusCase } = useCaseFocus();

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => open || form.busy || onClose()}
      title={text.dialogTitle}
      description={text.dialogAbout}
      actions={
        <SaveOrCancel
          formId={id}
          busy={form.busy}
          disabled={!nodes.length}
          onCancel={() => {
            form.discard();
            onClose();
          }}
        />
      }
    >
      <Roomy id={id} method="post" noValidate onSubmit={submit}>
        {form.problem === undefined ? null : <Alert>{form.problem}</Alert>}
        {form.conflict ? <OutcomesConflict conflict={form.conflict} nameOf={nameOf} /> : null}
        {form.restored && !form.conflict ? <DraftNotice {...form.restored} onDiscard={form.discard} /> : null}
        {loaded === undefined ? (
          <LoadingTables />
        ) : loaded.kind === 'tables' ? (
          <MendContext value={toMend.ref}>
            <OutcomesFields
              caseNameRef={caseNames.ref}
              addCase={addCase}
              value={form.value}
              onChange={form.change}
              onCase={(at, added) => {
                if (added) setTried(false);
                focusCase(at);
              }}
              nodes={nodes}
              nameOf={nameOf}
              likely={likely}
              tried={tried}
            />
          </MendContext>
        ) : (
          <Alert>{whyNot(loaded, words)}</Alert>
        )}
      </Roomy>
    </Dialog>
  );
}

/** Returns a function that closes the dialog, says that the outcomes are saved, and loads them again. */
function useCloseSaved(onClose: () => void) {
  const { outcomes: text } = useText();
  const notify = useNotice();
  const { revalidate } = useRevalidator();
  return () => {
    onClose();
    notify({ tone: 'success', text: text.saved });
    void revalidate();
  };
}

function useNodesOf(tables: Pick<NetworkTables, 'nodes'>) {
  const nameOf = useMemo(() => nodeNames(tables), [tables]);
  const nodes = useMemo(() => tables.nodes.filter(hasDistribution), [tables]);
  const likely = useMemo(
    () =>
      lastNodes(tables)
        .slice(0, OFFERED)
        .map(({ id }) => id),
    [tables],
  );
  return { nameOf, nodes, likely };
}

/** Saves if everything is named; otherwise goes to what is missing. */
function useSubmit(form: ReturnType<typeof useOutcomesForm>, toMend: () => readonly HTMLElement[]) {
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.busy) return;
    setTried(true);
    const isWhole = form.value.cases.every(({ name, findings }) => name.trim() !== '' && findings.length > 0);
    // A node without a state would not be stored, though its name stands there.
    const waits = toMend().length > 0;
    if (isWhole && !waits) return form.save();
    requestAnimationFrame(() => toMend()[0]?.focus());
  };
  return { tried, setTried, submit };
}

/** Goes to the name of a case, or of the last one; without cases, to the button that adds one. */
function useCaseFocus() {
  const caseNames = useElements<HTMLInputElement>();
  const addCase = useRef<HTMLButtonElement>(null);
  const focusCase = (at: number) =>
    requestAnimationFrame(() => {
      const names = caseNames.all();
      (names[Math.min(at, names.length - 1)] ?? addCase.current)?.focus();
    });
  return { caseNames, addCase, focusCase };
}

interface SaveOrCancelProps {
  formId: string;
  busy: boolean;
  disabled: boolean;
  onCancel: () => void;
}

function SaveOrCancel({ formId, busy, disabled, onCancel }: SaveOrCancelProps) {
  const { outcomes: text } = useText();
  return (
    <>
      <Button variant="primary" type="submit" form={formId} busy={busy} disabled={disabled}>
        {busy ? text.saving : text.save}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {text.cancel}
      </Button>
    </>
  );
}

function LoadingTables() {
  const { common } = useText();
  return (
    <div role="status">
      <Text variant="hint">{common.loading}</Text>
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}

/** Why the states to choose from are not known. */
function whyNot(loaded: LoadedTables, text: AllText): string {
  const { loadFailed } = text.outcomes;
  if (loaded.kind === 'out-of-reach') return text.inference.outOfReach;
  return loaded.kind === 'refused' ? failureSentence(loaded.error, text, { failed: loadFailed }) : loadFailed;
}

interface OutcomesConflictProps {
  conflict: NonNullable<ReturnType<typeof useOutcomesForm>['conflict']>;
  nameOf: Parameters<typeof Summary>[0]['nameOf'];
}

/** What somebody else saved meanwhile, and the choice between that and one's own. */
function OutcomesConflict({ conflict, nameOf }: OutcomesConflictProps) {
  const { outcomes: text } = useText();
  return (
    <Alert
      tone="warning"
      details={<Summary {...conflict.theirs} nameOf={nameOf} />}
      action={
        <>
          <Button size="small" onClick={conflict.take}>
            {text.theirs}
          </Button>
          <Button size="small" onClick={conflict.overwrite}>
            {text.mine}
          </Button>
        </>
      }
    >
      {text.conflict}
    </Alert>
  );
}

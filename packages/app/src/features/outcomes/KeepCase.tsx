import type { NetworkTables, NodeState } from '@credence/api-client';
import { Alert, Button, Dialog, TextField } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useNotice } from '../../shell/layout/useNotice.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { Form } from './EditOutcomes.styles.js';
import { caseOf, keepCase } from './keepCase.js';
import { LIMITS } from './limits.js';
import { nodeNames } from './nodeNames.js';
import { useOutcomes } from './useOutcomes.js';

interface KeepCaseProps {
  networkId: string;
  findings: readonly NodeState[];
  tables: Pick<NetworkTables, 'nodes'>;
}

/** The button with which the owner keeps findings as a typical case, which asks for its name. */
export function KeepCase({ networkId, findings, tables }: KeepCaseProps) {
  const { outcomes: text, common } = useText();
  const known = useOutcomes(networkId);
  const [isOpen, setOpen] = useState(false);
  if (!known?.mayName || findings.length === 0) return null;
  const same = caseOf(findings, known.cases);
  const isFull = known.cases.length >= LIMITS.cases || findings.length > LIMITS.findings;
  if (same && !isOpen) return <p>{text.keptAlready(same.name)}</p>;
  if (isFull && !isOpen) {
    const limit = (most: number) => most.toLocaleString(common.locale);
    const isLong = findings.length > LIMITS.findings;
    return <p>{isLong ? text.mostFindings(limit(LIMITS.findings)) : text.mostCases(limit(LIMITS.cases))}</p>;
  }
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.keep}
      </Button>
      {isOpen ? (
        <NameCase networkId={networkId} findings={findings} tables={tables} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface NameCaseProps extends KeepCaseProps {
  onClose: () => void;
}

function NameCase({ networkId, findings, tables, onClose }: NameCaseProps) {
  const { outcomes: words, common } = useText();
  const id = useId();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { save, busy, problem } = useSave(networkId, onClose);
  const nameOf = nodeNames(tables);
  const known = findings.map(nameOf).map(({ node, state }) => `${node} ${state}`);

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={words.keepTitle}
      description={words.keepAbout}
      actions={
        <>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setTried(true);
          if (!busy && name.trim() !== '') void save(name.trim(), findings);
        }}
      >
        {problem === undefined ? null : <Alert>{problem}</Alert>}
        <TextField
          label={words.caseName}
          hint={new Intl.ListFormat(common.locale, { type: 'unit' }).format(known)}
          maxLength={LIMITS.name}
          value={name}
          error={tried && name.trim() === '' ? words.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </Form>
    </Dialog>
  );
}

function useSave(networkId: string, onClose: () => void) {
  const text = useText();
  const { outcomes: words } = text;
  const notify = useNotice();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (name: string, findings: readonly NodeState[]) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await keepCase(networkId, { name, findings: [...findings] });
      onClose();
      notify({ tone: 'success', text: words.kept(name) });
      void revalidate();
    } catch (error) {
      const { keepFailed: failed, keepNoResponse: noResponse } = words;
      setProblem(failureSentence(error, text, { failed, noResponse }));
      setBusy(false);
    }
  };
  return { save, busy, problem };
}

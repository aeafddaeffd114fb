import type { NodeWithTable, TypicalCase } from '@credence/api-client';
import { Button, TextField } from '@credence/ui';
import { type RefCallback, use } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Case, CaseHead } from './EditOutcomes.styles.js';
import { LIMITS } from './limits.js';
import { MendContext } from './MendContext.js';
import type { NameState } from './nodeNames.js';
import { NodeStates } from './NodeStates.js';

interface CaseFieldsProps {
  /** Counted from 1. */
  number: number;
  of: TypicalCase;
  nodes: readonly NodeWithTable[];
  nameOf: NameState;
  /** True once it was to be saved: says what is missing. */
  tried: boolean;
  full: string | undefined;
  /** The ref of the field of its name. */
  nameRef: RefCallback<HTMLInputElement>;
  onChange: (changed: TypicalCase) => void;
  onRemove: () => void;
}

/** One typical case: its name, and what is known of it. */
export function CaseFields({ number, of, nodes, nameOf, tried, full, nameRef, onChange, onRemove }: CaseFieldsProps) {
  const { outcomes: text } = useText();
  const mend = use(MendContext);
  const isNameMissing = tried && of.name.trim() === '';
  return (
    <Case>
      <legend>{text.caseNumber(number)}</legend>
      <CaseHead>
        <TextField
          ref={(field) => {
            const forgets = [nameRef(field), isNameMissing ? mend(field) : undefined];
            return () => {
              for (const forget of forgets) forget?.();
            };
          }}
          label={text.caseName}
          maxLength={LIMITS.name}
          value={of.name}
          error={isNameMissing ? text.nameMissing : undefined}
          onChange={({ target }) => onChange({ ...of, name: target.value })}
        />
        <Button variant="text" size="small" onClick={onRemove}>
          {text.removeCase}
        </Button>
      </CaseHead>
      <NodeStates
        label={text.findings}
        look="finding"
        addLabel={text.addFinding}
        chosen={of.findings}
        nodes={nodes}
        nameOf={nameOf}
        full={full}
        tried={tried}
        error={tried && of.findings.length === 0 ? text.findingMissing : undefined}
        onChange={(findings) => onChange({ ...of, findings })}
      />
    </Case>
  );
}

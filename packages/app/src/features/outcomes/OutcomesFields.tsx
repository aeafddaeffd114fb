import type { NetworkOutcomes } from '@credence/api-client';
import { Button, Heading, Text } from '@credence/ui';
import type { ComponentProps, RefCallback, RefObject } from 'react';
import { useText } from '../../ground/text/useText.js';
import { CaseFields } from './CaseFields.js';
import { Part } from './EditOutcomes.styles.js';
import { LIMITS } from './limits.js';
import { NodeStates } from './NodeStates.js';

interface OutcomesFieldsProps extends Pick<ComponentProps<typeof CaseFields>, 'nodes' | 'nameOf' | 'tried'> {
  /** The ids of nodes that are probably meant. */
  likely: readonly string[];
  value: Pick<NetworkOutcomes, 'outcomes' | 'cases'>;
  onChange: (changed: Partial<Pick<NetworkOutcomes, 'outcomes' | 'cases'>>) => void;
  /** Called after a case was added or removed, with the place where the focus belongs. */
  onCase: (at: number, added: boolean) => void;
  /** The ref of the name of each case. */
  caseNameRef: RefCallback<HTMLInputElement>;
  /** The button that adds a case. */
  addCase: RefObject<HTMLButtonElement | null>;
}

/** What is to be found out, and the cases of which. */
export function OutcomesFields({
  value,
  onChange,
  onCase,
  likely,
  caseNameRef,
  addCase,
  ...offered
}: OutcomesFieldsProps) {
  const { outcomes: text, common } = useText();
  const { outcomes, cases } = value;
  const atMost = (list: readonly unknown[], limit: number, sentence: (limit: string) => string) =>
    list.length < limit ? undefined : sentence(limit.toLocaleString(common.locale));
  return (
    <>
      <Part>
        <Heading level={3}>{text.outcomes}</Heading>
        <Text variant="hint">{outcomes.length > 0 ? text.outcomesAbout : text.unnamed}</Text>
        <NodeStates
          label={text.outcomes}
          look="outcome"
          addLabel={text.addOutcome}
          chosen={outcomes}
          likely={likely}
          {...offered}
          full={atMost(outcomes, LIMITS.outcomes, text.mostOutcomes)}
          onChange={(changed) => onChange({ outcomes: changed })}
        />
      </Part>
      <Part>
        <Heading level={3}>{text.cases}</Heading>
        <Text variant="hint">{text.casesAbout}</Text>
        {cases.map((one, index) => (
          <CaseFields
            key={index}
            number={index + 1}
            of={one}
            {...offered}
            nameRef={caseNameRef}
            full={atMost(one.findings, LIMITS.findings, text.mostFindings)}
            onChange={(changed) => onChange({ cases: cases.with(index, changed) })}
            onRemove={() => {
              onChange({ cases: cases.filter((_, at) => at !== index) });
              onCase(index, false);
            }}
          />
        ))}
        <AddCase
          buttonRef={addCase}
          full={atMost(cases, LIMITS.cases, text.mostCases)}
          onAdd={() => {
            onChange({ cases: [...cases, { name: '', findings: [] }] });
            onCase(cases.length, true);
          }}
        />
      </Part>
    </>
  );
}

interface AddCaseProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Why no more can be added. */
  full: string | undefined;
  onAdd: () => void;
}

function AddCase({ buttonRef, full, onAdd }: AddCaseProps) {
  const { outcomes: text } = useText();
  return full === undefined ? (
    <Button ref={buttonRef} size="small" onClick={onAdd}>
      {text.addCase}
    </Button>
  ) : (
    <p>{full}</p>
  );
}

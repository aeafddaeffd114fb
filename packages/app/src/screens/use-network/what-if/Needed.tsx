import type { NetworkOverview, NetworkTables, NodeState } from '@credence/api-client';
import { Button, SelectField, TextField } from '@credence/ui';
import { useId, useState } from 'react';
import type { FoundWhatIf } from '../../../features/inference/tasks/whatIf.js';
import type { NameState } from '../../../features/outcomes/nodeNames.js';
import { useText } from '../../../ground/text/useText.js';
import { NeededChanges } from './NeededChanges.js';
import { Asking } from './whatIf.styles.js';

interface NeededProps {
  overview: NetworkOverview;
  tables: NetworkTables;
  findings: readonly NodeState[];
  nameOf: NameState;
  outcomes: readonly NodeState[];
  values: FoundWhatIf['values'];
}

/** What is asked for at first, in percent. */
const USUAL = 90;

/** Asks what would have to change for an outcome to be at least so likely. */
export function Needed({ outcomes, values, nameOf, ...rest }: NeededProps) {
  const { whatIf: text, common } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState(String(USUAL));
  const at = chosen < outcomes.length ? chosen : 0;
  const outcome = outcomes[at];
  if (!outcome) return null;
  const percent = Number(typed.replace(',', '.').replace('%', ''));
  const isTarget = typed.trim() !== '' && percent > 0 && percent < 100;
  const target = (isTarget ? percent : USUAL).toLocaleString(common.locale);
  return (
    <>
      <Button variant="text" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {text.needed(nameOf(outcome).node, nameOf(outcome).state, target)}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <>
            <Asking>
              <SelectField label={text.outcome} value={at} onChange={({ target: box }) => setChosen(Number(box.value))}>
                {outcomes.map((each, index) => {
                  const { node, state } = nameOf(each);
                  return (
                    <option key={`${each.node} ${each.state}`} value={index}>
                      {`${node} ${state}`}
                    </option>
                  );
                })}
              </SelectField>
              <TextField
                label={text.atLeast}
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                error={isTarget ? undefined : text.noTarget}
                onChange={({ target: box }) => setTyped(box.value)}
              />
            </Asking>
            {isTarget ? (
              <NeededChanges
                {...rest}
                outcome={outcome}
                nameOf={nameOf}
                value={values[at]?.after}
                atLeast={percent / 100}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </>
  );
}

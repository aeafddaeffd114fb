import { Alert, Button } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Summary } from './Summary.js';
import type { useOutcomesForm } from './useOutcomesForm.js';

interface OutcomesConflictProps {
  conflict: NonNullable<ReturnType<typeof useOutcomesForm>['conflict']>;
  nameOf: Parameters<typeof Summary>[0]['nameOf'];
}

/** What somebody else saved meanwhile, and the choice between that and one's own. */
export function OutcomesConflict({ conflict, nameOf }: OutcomesConflictProps) {
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

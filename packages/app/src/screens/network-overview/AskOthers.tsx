import type { NetworkOverview } from '@credence/api-client';
import { Button, Dialog, Text } from '@credence/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { Foot, Ways } from './AskOthers.styles.js';

interface AskOthersProps {
  overview: NetworkOverview;
  /** Called when the owner wants to invite somebody to the same answers. Absent for everybody else. */
  onInvite: (() => void) | undefined;
  /** Whether this person may ask others in a study. */
  mayRunStudy: boolean;
}

/** The one button for asking others: to work on the same answers, or each on their own. */
export function AskOthers({ overview, onInvite, mayRunStudy }: AskOthersProps) {
  const { overview: text } = useText();
  const [open, setOpen] = useState(false);
  const { networkId, sharedWith = 0 } = overview;
  if (!onInvite && !mayRunStudy) return null;
  const invite = () => {
    setOpen(false);
    onInvite?.();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.askOthers}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={text.askOthers}>
        <Ways>
          {onInvite ? (
            <li>
              <button type="button" onClick={invite}>
                <b>{text.together.name}</b>
                <span>{text.together.about}</span>
              </button>
            </li>
          ) : null}
          {mayRunStudy ? (
            <li>
              <Link to={paths.study.href(networkId)}>
                <b>{text.eachAlone.name}</b>
                <span>{text.eachAlone.about}</span>
              </Link>
            </li>
          ) : null}
        </Ways>
        {onInvite && sharedWith > 0 ? (
          <Foot>
            <Text variant="hint">{text.sharedWith(sharedWith)}</Text>
            <Button variant="text" size="small" onClick={invite}>
              {text.manage}
            </Button>
          </Foot>
        ) : null}
      </Dialog>
    </>
  );
}

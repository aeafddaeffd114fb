import { Alert, Button } from '@credence/ui';
import { dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';

interface DraftNoticeProps {
  /** When the draft was typed. */
  at: Date;
  /** True if something newer has been saved since. */
  outdated?: boolean;
  onDiscard: () => void;
}

/** Says that the form shows an unsaved draft, with a button to discard it. */
export function DraftNotice({ at, outdated = false, onDiscard }: DraftNoticeProps) {
  const { common, drafts } = useText();
  const time = dateFormat(common.dates).format(at);
  return (
    <Alert
      tone={outdated ? 'warning' : 'info'}
      action={
        <Button variant="text" size="small" onClick={onDiscard}>
          {drafts.discard}
        </Button>
      }
    >
      {outdated ? drafts.restoredOver(time) : drafts.restored(time)}
    </Alert>
  );
}

import { Alert, Button } from '@credence/ui';
import { useText } from '../text/useText.js';

interface DraftNoticeProps {
  /** When it was typed. */
  at: Date;
  /** True where something newer was saved since. */
  outdated?: boolean;
  onDiscard: () => void;
}

/** Says that the form shows what was typed before and never saved, and takes it away on request. */
export function DraftNotice({ at, outdated = false, onDiscard }: DraftNoticeProps) {
  const { common, drafts } = useText();
  const time = at.toLocaleString(common.locale, { dateStyle: 'medium', timeStyle: 'short' });
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

import type { NetworkOverview } from '@credence/api-client';
import { Button } from '@credence/ui';
import { useState } from 'react';
import { areAnswers } from '../../features/networks/areAnswers.js';
import type { OtherForm } from '../../features/networks/downloadNetwork.js';
import { FormatsDialog } from '../../features/networks/FormatsDialog.js';
import { useText } from '../../ground/text/useText.js';

export interface OtherFormatsProps {
  /** The formats beside the filled upload. A server that has none does not name any. */
  downloads: NonNullable<NetworkOverview['downloads']>;
  disabled: boolean;
  onDownload: (other: OtherForm) => void;
}

/** Offers the network in other formats, if there are any. */
export function OtherFormats({ downloads, disabled, onDownload }: OtherFormatsProps) {
  const { otherFormats } = useText().overview;
  const [open, setOpen] = useState(false);
  if (downloads.length === 0) return null;
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {areAnswers(downloads) ? otherFormats.answers : otherFormats.open}
      </Button>
      <FormatsDialog open={open} downloads={downloads} onClose={() => setOpen(false)} onDownload={onDownload} />
    </>
  );
}

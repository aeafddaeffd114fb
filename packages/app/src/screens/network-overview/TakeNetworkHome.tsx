import type { NetworkOverview } from '@credence/api-client';
import { Button } from '@credence/ui';
import { useState } from 'react';
import { areAnswers } from '../../features/networks/areAnswers.js';
import type { OtherForm } from '../../features/networks/downloadNetwork.js';
import { FormatsDialog } from '../../features/networks/FormatsDialog.js';
import { useText } from '../../ground/text/useText.js';

export interface TakeNetworkHomeProps {
  /** The formats beside the filled upload. A server that has none does not name any. */
  downloads: NonNullable<NetworkOverview['downloads']>;
  /** Whether the filled upload can be had. */
  hasUpload: boolean;
  downloading: boolean;
  /** Called to download the file, in its own format unless another form is given. */
  onDownload: (other?: OtherForm) => void;
}

/** The one button for taking the network home: at once where there is one form of it, and else with a choice. */
export function TakeNetworkHome({ downloads, hasUpload, downloading, onDownload }: TakeNetworkHomeProps) {
  const { overview: text } = useText();
  const [open, setOpen] = useState(false);
  if (!hasUpload && downloads.length === 0) return null;
  const isChoice = downloads.length > 0;
  return (
    <>
      <Button
        busy={downloading}
        aria-haspopup={isChoice ? 'dialog' : undefined}
        onClick={() => (isChoice ? setOpen(true) : onDownload())}
      >
        {areAnswers(downloads) ? text.otherFormats.answers : text.takeHome}
      </Button>
      <FormatsDialog
        open={open}
        downloads={downloads}
        onClose={() => setOpen(false)}
        onDownload={onDownload}
        onDownloadUpload={hasUpload ? () => onDownload() : undefined}
      />
    </>
  );
}

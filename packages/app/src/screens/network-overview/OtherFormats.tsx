import type { NetworkOverview } from '@credence/api-client';
import { Button, Dialog, Heading, Text } from '@credence/ui';
import { useState } from 'react';
import type { DownloadFormat } from '../../networks/downloadNetwork.js';
import { failureSentence } from '../../text/failureSentence.js';
import { useText } from '../../text/useText.js';
import { Formats } from './OtherFormats.styles.js';

export interface OtherFormatsProps {
  /** The formats beside the network's own. A server that has none does not name any. */
  downloads: NonNullable<NetworkOverview['downloads']>;
  disabled: boolean;
  onDownload: (format: DownloadFormat) => void;
}

/** Offers the network in other formats, and says why one cannot be had. */
export function OtherFormats({ downloads, disabled, onDownload }: OtherFormatsProps) {
  const text = useText();
  const { otherFormats } = text.overview;
  const [open, setOpen] = useState(false);
  if (downloads.length === 0) return null;
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {otherFormats.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={otherFormats.title} description={otherFormats.description}>
        <Formats>
          {downloads.map(({ format, refusal }) => {
            const { name, explanation, download } = otherFormats[format];
            const reason = refusal && failureSentence(refusal, text, { failed: otherFormats.notNow });
            return (
              <li key={format}>
                <Heading level={3}>{name}</Heading>
                <Text variant="hint">{explanation}</Text>
                {reason ? (
                  <p>{reason}</p>
                ) : (
                  <Button
                    size="small"
                    onClick={() => {
                      setOpen(false);
                      onDownload(format);
                    }}
                  >
                    {download}
                  </Button>
                )}
              </li>
            );
          })}
        </Formats>
      </Dialog>
    </>
  );
}

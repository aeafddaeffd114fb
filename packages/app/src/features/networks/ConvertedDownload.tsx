import type { NetworkOverview } from '@credence/api-client';
import { Button, Heading, SelectField, Text } from '@credence/ui';
import { useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import type { OtherForm } from './downloadNetwork.js';

type Download = NonNullable<NetworkOverview['downloads']>[number];
/** The formats of other programs. */
export type ConvertedFormat = Exclude<Download['format'], 'counts' | 'csv'>;

interface ConvertedDownloadProps {
  /** What can be had, at least one. */
  downloads: readonly (Download & { format: ConvertedFormat })[];
  onDownload: (other: OtherForm) => void;
}

/** A network as a new file of another program: which, and what of the upload has no place in it. */
export function ConvertedDownload({ downloads, onDownload }: ConvertedDownloadProps) {
  const text = useText();
  const { converted, notNow } = text.overview.otherFormats;
  const [chosen, setChosen] = useState(downloads[0]?.format ?? 'xmlbif');
  const { refusal, losses } = downloads.find(({ format }) => format === chosen) ?? {};
  return (
    <>
      <Heading level={3}>{converted.name}</Heading>
      <Text variant="hint">{converted.explanation}</Text>
      {downloads.every((each) => each.refusal) ? null : (
        <SelectField
          label={converted.format}
          value={chosen}
          onChange={(event) => setChosen(downloads[event.target.selectedIndex]?.format ?? chosen)}
        >
          {downloads.map(({ format }) => (
            <option key={format} value={format}>
              {converted.formats[format]}
            </option>
          ))}
        </SelectField>
      )}
      {refusal ? (
        <p>{failureSentence(refusal, text, { failed: notNow })}</p>
      ) : (
        <>
          {losses ? (
            <div>
              <Text variant="hint">{converted.losses}</Text>
              <ul>
                {losses.map(({ detail, nodes }) => (
                  <li key={detail}>
                    {converted.details[detail]}
                    {nodes === undefined ? '' : ` (${converted.nodes(nodes)})`}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <Button size="small" onClick={() => onDownload({ format: chosen })}>
            {converted.download}
          </Button>
        </>
      )}
    </>
  );
}

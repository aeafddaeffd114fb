import type { NetworkOverview } from '@credence/api-client';
import { Button, Dialog, Heading, Spinner, Text } from '@credence/ui';
import { useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import { CsvFormFields } from './CsvFormFields.js';
import { csvForm, keepCsvForm, spreadsheetLocale } from './csvForm.js';
import type { OtherForm } from './downloadNetwork.js';
import { Formats } from './FormatsDialog.styles.js';

export interface FormatsDialogProps {
  open: boolean;
  /** The formats beside the filled upload; undefined while they are loading. */
  downloads: NetworkOverview['downloads'];
  onClose: () => void;
  onDownload: (other: OtherForm) => void;
}

/** Offers a network in other formats, and says why one cannot be had. */
export function FormatsDialog({ open, downloads, onClose, onDownload }: FormatsDialogProps) {
  const text = useText();
  const [language] = useLanguage();
  const { otherFormats } = text.overview;
  const [csv, setCsv] = useState(() => csvForm(spreadsheetLocale(language)));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={otherFormats.title}
      description={otherFormats.description}
    >
      {downloads ? null : <Spinner centred>{text.common.loading}</Spinner>}
      {downloads?.length === 0 ? <Text>{otherFormats.none}</Text> : null}
      <Formats>
        {downloads?.map(({ format, refusal }) => {
          const { name, explanation, download } = otherFormats[format];
          const reason = refusal && failureSentence(refusal, text, { failed: otherFormats.notNow });
          return (
            <li key={format}>
              <Heading level={3}>{name}</Heading>
              <Text variant="hint">{explanation}</Text>
              {reason ? (
                <p>{reason}</p>
              ) : (
                <>
                  {format === 'csv' ? (
                    <CsvFormFields
                      form={csv}
                      onChange={(chosen) => {
                        keepCsvForm(chosen);
                        setCsv(chosen);
                      }}
                    />
                  ) : null}
                  <Button
                    size="small"
                    onClick={() => {
                      onClose();
                      onDownload(format === 'csv' ? { format, csv } : { format });
                    }}
                  >
                    {download}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </Formats>
    </Dialog>
  );
}

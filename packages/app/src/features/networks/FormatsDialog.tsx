import type { NetworkOverview } from '@credence/api-client';
import { Button, Dialog, Heading, Spinner, Text, ChoiceField } from '@credence/ui';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import { areAnswers } from './areAnswers.js';
import { ConvertedDownload, type ConvertedFormat } from './ConvertedDownload.js';
import { csvForm, keepCsvForm, spreadsheetLocale, type AnswersTableForm } from './csvForm.js';
import type { OtherForm } from './downloadNetwork.js';
import { Formats } from './FormatsDialog.styles.js';

export interface FormatsDialogProps {
  open: boolean;
  /** The formats beside the filled upload; undefined while they are loading. */
  downloads: NetworkOverview['downloads'];
  onClose: () => void;
  onDownload: (other: OtherForm) => void;
  /** Called for the file as it was uploaded, with the answers in it. Absent where that is offered elsewhere. */
  onDownloadUpload?: (() => void) | undefined;
}

/** Offers a network in other formats, and says why one cannot be had. */
export function FormatsDialog({ open, downloads, onClose, onDownload, onDownloadUpload }: FormatsDialogProps) {
  const text = useText();
  const [language] = useLanguage();
  const { otherFormats, takeHome } = text.overview;
  const first = useRef<HTMLButtonElement>(null);
  const [csv, setCsv] = useState(() => csvForm(spreadsheetLocale(language)));
  const converted = (downloads ?? []).flatMap(({ format, ...rest }) =>
    isConverted(format) ? [{ format, ...rest }] : [],
  );
  const isOfAnswers = downloads !== undefined && areAnswers(downloads);
  const take = (other: OtherForm) => {
    onClose();
    onDownload(other);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={(event) => {
        if (!first.current) return;
        event.preventDefault();
        first.current.focus();
      }}
      title={isOfAnswers ? otherFormats.answers : onDownloadUpload ? takeHome : otherFormats.title}
      description={isOfAnswers || onDownloadUpload ? undefined : otherFormats.description}
    >
      {downloads ? null : <Spinner centred>{text.common.loading}</Spinner>}
      {downloads?.length === 0 ? <Text>{otherFormats.none}</Text> : null}
      <Formats>
        {onDownloadUpload ? (
          <Format
            words={{ ...otherFormats.upload, download: text.overview.download }}
            buttonRef={first}
            main
            onDownload={() => {
              onClose();
              onDownloadUpload();
            }}
          />
        ) : null}
        {converted.length > 0 ? (
          <li>
            <ConvertedDownload downloads={converted} onDownload={take} />
          </li>
        ) : null}
        {downloads?.some(({ format }) => format === 'csv') ? (
          <Format words={otherFormats.csv} onDownload={() => take({ format: 'csv', csv })}>
            <CsvFormFields
              form={csv}
              onChange={(chosen) => {
                keepCsvForm(chosen);
                setCsv(chosen);
              }}
            />
          </Format>
        ) : null}
        {downloads?.some(({ format }) => format === 'counts') ? (
          <Format words={otherFormats.counts} onDownload={() => take({ format: 'counts' })} />
        ) : null}
      </Formats>
    </Dialog>
  );
}

interface FormatProps {
  words: { readonly name: string; readonly explanation: string; readonly download: string };
  /** Whether it is what most people want. */
  main?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onDownload: () => void;
  /** How it is written, where there is a choice. */
  children?: ReactNode;
}

/** One way to take a network home. */
function Format({ words, main = false, buttonRef, onDownload, children }: FormatProps) {
  return (
    <li>
      <Heading level={3}>{words.name}</Heading>
      <Text variant="hint">{words.explanation}</Text>
      {children}
      <Button ref={buttonRef} variant={main ? 'primary' : 'outline'} size="small" onClick={onDownload}>
        {words.download}
      </Button>
    </li>
  );
}

const isConverted = (format: OtherForm['format']): format is ConvertedFormat => format !== 'csv' && format !== 'counts';

interface CsvFormFieldsProps {
  form: AnswersTableForm;
  onChange: (form: AnswersTableForm) => void;
}

/** How the table of answers is written: its layout, and what separates its cells. */
function CsvFormFields({ form, onChange }: CsvFormFieldsProps) {
  const { layout, layouts, separator, separators } = useText().overview.otherFormats.csv;
  return (
    <>
      <ChoiceField<AnswersTableForm['layout']>
        label={layout}
        options={[
          { value: 'table', label: layouts.table },
          { value: 'analysis', label: layouts.analysis },
        ]}
        value={form.layout}
        onValueCommit={(chosen) => onChange({ ...form, layout: chosen })}
      />
      <ChoiceField<AnswersTableForm['separator']>
        label={separator}
        options={[
          { value: 'comma', label: separators.comma },
          { value: 'semicolon', label: separators.semicolon },
        ]}
        value={form.separator}
        onValueCommit={(chosen) => onChange({ ...form, separator: chosen })}
      />
    </>
  );
}

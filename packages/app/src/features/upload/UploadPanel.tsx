import { Button, type ButtonProps, FileDrop } from '@credence/ui';
import type { FormEvent } from 'react';
import { useText } from '../../ground/text/useText.js';
import { isActive, type Upload } from './upload.js';
import { useAccepted } from './useAccepted.js';
import { Foot, Kept, Panel, Summary, List } from './UploadPanel.styles.js';
import { UploadRow, type UploadRowProps } from './UploadRow.js';

export interface UploadPanelProps {
  /** The selected files with their current status. */
  rows: readonly Upload[];
  /** Called with the files that were chosen or dropped. */
  onAdd: (files: readonly File[]) => void;
  /** Called when Upload is pressed, even without any file. */
  onUpload: () => void;
  onAgain: (id: number) => void;
  onCancel: (id: number) => void;
  onCancelAll: () => void;
  onRemove: (id: number) => void;
  onRemoveAll: () => void;
  /** The emphasis of the button. */
  variant?: ButtonProps['variant'];
}

/** Accepts files, lists them, and shows the status of each. */
export function UploadPanel({ rows, onAdd, onUpload, variant = 'outline', ...acts }: UploadPanelProps) {
  const { home, uploads } = useText();
  const accepted = useAccepted();
  const sending = rows.some(isActive);
  const waitsForReader = !sending && rows.some(({ state }) => state === 'signed-out');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) onUpload();
  };

  return (
    // A missing file is reported by our own message instead of the browser's.
    <Panel noValidate onSubmit={submit}>
      <FileDrop
        name="xmlFile"
        prompt={uploads.dropSeveral}
        hint={uploads.fileStays}
        onFilesAdd={onAdd}
        accept={accepted}
        required={rows.length === 0}
      />
      {waitsForReader ? <Kept>{uploads.keptInTab}</Kept> : null}
      {rows.length > 0 ? <UploadList rows={rows} {...acts} /> : null}
      <Foot>
        <Summary role="status">{summaryOf(rows, uploads)}</Summary>
        {rows.length > 1 ? (
          <Button variant="text" onClick={sending ? acts.onCancelAll : acts.onRemoveAll}>
            {sending ? uploads.cancelAll : uploads.removeAll}
          </Button>
        ) : null}
        <Button type="submit" variant={variant} busy={sending} disabled={sending}>
          {sending ? home.uploading : home.upload}
        </Button>
      </Foot>
    </Panel>
  );
}

type Sentences = ReturnType<typeof useText>['uploads'];

function summaryOf(rows: readonly Upload[], uploads: Sentences): string {
  // A single file's row already says all of this.
  if (rows.length < 2) return '';

  const active = rows.filter(isActive).length;
  const stored = rows.filter(({ state }) => state === 'stored').length;
  if (active > 0) return uploads.progress(rows.length - active, rows.length);
  return rows.every(({ state }) => state === 'chosen')
    ? uploads.chosen(rows.length)
    : uploads.result(stored, rows.length);
}

interface UploadListProps extends Omit<UploadRowProps, 'row'> {
  rows: readonly Upload[];
}

/** The selected files, one per row. */
function UploadList({ rows, onAgain, onCancel, onRemove }: UploadListProps) {
  const { uploads } = useText();
  return (
    <List aria-label={uploads.list}>
      {rows.map((row) => (
        <UploadRow key={row.id} row={row} onAgain={onAgain} onCancel={onCancel} onRemove={onRemove} />
      ))}
    </List>
  );
}

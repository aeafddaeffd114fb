import { useText } from '../../ground/text/useText.js';
import type { Upload } from './upload.js';
import { UploadRow, type UploadRowProps } from './UploadRow.js';
import { List } from './UploadPanel.styles.js';

interface UploadListProps extends Omit<UploadRowProps, 'row'> {
  rows: readonly Upload[];
}

/** The selected files, one per row. */
export function UploadList({ rows, onAgain, onCancel, onRemove }: UploadListProps) {
  const { uploads } = useText();
  return (
    <List aria-label={uploads.list}>
      {rows.map((row) => (
        <UploadRow key={row.id} row={row} onAgain={onAgain} onCancel={onCancel} onRemove={onRemove} />
      ))}
    </List>
  );
}

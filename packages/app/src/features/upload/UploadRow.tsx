import { Button, Icon, IconButton, type IconName, TextLink } from '@credence/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { fileSize } from './fileSize.js';
import { isActive, type Upload, type UploadState } from './upload.js';
import { Acts, Name, Progress, Row, Size, Sign } from './UploadPanel.styles.js';
import { UploadStatus } from './UploadStatus.js';

export interface UploadRowProps {
  row: Upload;
  onAgain: (id: number) => void;
  onCancel: (id: number) => void;
  onRemove: (id: number) => void;
}

const icons: Partial<Record<UploadState, IconName>> = {
  stored: 'check',
  refused: 'alert',
  failed: 'alert',
  unable: 'alert',
  unreadable: 'alert',
  'signed-out': 'alert',
};
const CAN_GO_AGAIN: ReadonlySet<UploadState> = new Set(['refused', 'failed', 'unable', 'signed-out', 'cancelled']);

/** One file: its name, its status, and its actions. */
export const UploadRow = memo(function UploadRow({ row, onAgain, onCancel, onRemove }: UploadRowProps) {
  const { common, uploads } = useText();
  const { id, name, size, state, networkId } = row;
  const active = isActive(row);

  return (
    <Row data-state={state}>
      <Sign>
        <Icon name={icons[state] ?? 'file'} />
      </Sign>
      <Name>
        <bdi title={name}>
          {networkId ? (
            <TextLink asChild>
              <Link to={paths.network.href(networkId)}>{name}</Link>
            </TextLink>
          ) : (
            name
          )}
        </bdi>
        <Size>{fileSize(size, common.locale)}</Size>
      </Name>
      <Acts>
        {CAN_GO_AGAIN.has(state) ? (
          <Button size="small" variant="text" aria-label={uploads.sendAgain(name)} onClick={() => onAgain(id)}>
            {uploads.again}
          </Button>
        ) : null}
        <IconButton
          icon="close"
          label={active ? uploads.cancel(name) : uploads.remove(name)}
          onClick={() => (active ? onCancel : onRemove)(id)}
        />
      </Acts>
      <UploadStatus row={row} />
      {state === 'sending' ? <Progress value={row.share * 100} label={name} /> : null}
    </Row>
  );
});

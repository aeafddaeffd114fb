import { useResource } from '../../ground/loading/useResource.js';
import { FormatsDialog } from '../../features/networks/FormatsDialog.js';
import { paths } from '../../ground/paths.js';
import type { LoadedFormats } from './formats.route.js';
import type { RowDialogProps } from './rowDialog.js';

const unknown: Partial<LoadedFormats> = {};
const latest = (_: Partial<LoadedFormats>, loaded: LoadedFormats): Partial<LoadedFormats> => loaded;

/** The dialog with the other formats of a network. */
export function NetworkFormats(props: RowDialogProps) {
  return props.open ? <Formats {...props} /> : null;
}

function Formats({ network, onDownload, onClose }: RowDialogProps) {
  const { known } = useResource(paths.formats.href(network.networkId), unknown, latest);
  return (
    <FormatsDialog
      open
      downloads={known.downloads}
      onClose={onClose}
      onDownload={(other) => onDownload(network, other)}
    />
  );
}

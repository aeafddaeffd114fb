import { useResource } from '../../loading/useResource.js';
import type { DownloadFormat } from '../../networks/downloadNetwork.js';
import { FormatsDialog } from '../../networks/FormatsDialog.js';
import { paths } from '../../paths.js';
import type { LoadedFormats } from './formats.route.js';

interface NetworkFormatsProps {
  networkId: string;
  onClose: () => void;
  onDownload: (format: DownloadFormat) => void;
}

const unknown: Partial<LoadedFormats> = {};
const latest = (_: Partial<LoadedFormats>, loaded: LoadedFormats): Partial<LoadedFormats> => loaded;

/** The dialog with the other formats of a network. It is open while it is rendered. */
export function NetworkFormats({ networkId, ...act }: NetworkFormatsProps) {
  const { known } = useResource(paths.formats.href(networkId), unknown, latest);
  return <FormatsDialog open downloads={known.downloads} {...act} />;
}

import { TextFileButton } from '../../ground/tables/TextFileButton.js';
import { type FoundAddresses, readAddressFile } from './readAddressFile.js';
import { useStudyWords } from './studyWords.js';

/** Reads addresses from a file of the device. */
export function AddressFile({ onRead }: { onRead: (found: FoundAddresses) => void }) {
  const { table: text } = useStudyWords().invite;
  return <TextFileButton onFile={(file) => void readAddressFile(file).then(onRead)}>{text.read}</TextFileButton>;
}

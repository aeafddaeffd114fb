import { Button, Icon } from '@credence/ui';
import { useRef } from 'react';
import { type FoundAddresses, readAddressFile } from './readAddressFile.js';
import { useStudyWords } from './studyWords.js';

/** Reads addresses from a file of the device. */
export function AddressFile({ onRead }: { onRead: (found: FoundAddresses) => void }) {
  const { table: text } = useStudyWords().invite;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="text" size="small" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {text.read}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void readAddressFile(file).then(onRead);
          // So that the same file can be read again.
          target.value = '';
        }}
      />
    </>
  );
}

import { Button, Icon } from '@credence/ui';
import { useRef } from 'react';

interface TextFileButtonProps {
  children: string;
  /** Called with the chosen file, also if it is the same again. */
  onFile: (file: File) => void;
}

/** Lets a table be chosen as a file of the device: CSV, tabs between the cells, or plain text. */
export function TextFileButton({ children, onFile }: TextFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="text" size="small" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // So that the same file can be read again.
          target.value = '';
        }}
      />
    </>
  );
}

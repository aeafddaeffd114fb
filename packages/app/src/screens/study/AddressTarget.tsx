import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { type FoundAddresses, isTable, readAddressFile, readAddressTable } from './readAddressFile.js';
import { Target } from './AddressTarget.styles.js';

interface AddressTargetProps {
  /** Called with what is in a table. Without it none is taken. */
  onRead: ((found: FoundAddresses) => void) | undefined;
  /** The field of addresses. */
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The field of addresses, on which a CSV file can be dropped and into which a table can be pasted. */
export function AddressTarget({ onRead, children }: AddressTargetProps) {
  const [over, setOver] = useState(false);
  if (!onRead) return <Target>{children}</Target>;

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!isTable(text)) return;
    // The field itself would make an address of every name.
    event.preventDefault();
    event.stopPropagation();
    void readAddressTable(text).then(onRead);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void readAddressFile(file).then(onRead);
  };
  return (
    <Target
      data-over={over ? '' : undefined}
      onPasteCapture={paste}
      onDragEnter={(event) => setOver(holdsFiles(event))}
      onDragOver={(event) => {
        if (holdsFiles(event)) event.preventDefault();
      }}
      onDragLeave={(event) => setOver(over && event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
    >
      {children}
    </Target>
  );
}

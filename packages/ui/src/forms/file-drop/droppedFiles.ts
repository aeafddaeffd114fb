/**
 * The files that were let go over a page, folders opened: what lies in a folder carries its path in
 * `webkitRelativePath`, as with a folder that was chosen. Hidden files of folders are left out; nobody chose those.
 *
 * Call it while the event is handled: afterwards the browser has taken everything back.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const files = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return files;

  const found = await Promise.all(entries.map(async (entry) => (entry ? await filesOf(entry) : [])));
  return found.flat();
}

/** The files that belong to a folder which somebody chose. */
export function withoutHidden(files: Iterable<File>): File[] {
  return [...files].filter((file) => !isHidden(file.webkitRelativePath || file.name));
}

const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return file ? [file] : [];
  }
  const files: File[] = [];
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) {
    if (!isHidden(child.name)) files.push(...(await filesOf(child)));
  }
  return files;
}

/** Without an answer the file is gone from the folder since. */
async function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    const path = entry.fullPath.replace(/^\//, '');
    return path.includes('/') ? Object.defineProperty(file, 'webkitRelativePath', { value: path }) : file;
  } catch {
    return undefined;
  }
}

/** A browser tells at most a hundred entries at once, and none when there are no more. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return children;
    children.push(...some);
  }
}

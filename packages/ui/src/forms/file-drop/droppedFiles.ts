/**
 * The files dropped on a page, with folders expanded: a file from a folder has its path in
 * `webkitRelativePath`, as with a chosen folder. Hidden files in folders are left out; nobody chose those.
 *
 * Call it during the event: afterwards the browser has discarded the data.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const files = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return files;

  const found = await Promise.all(entries.map(async (entry) => (entry ? await filesOf(entry) : [])));
  return found.flat();
}

/** The files of a chosen folder, without hidden ones. */
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

/** If reading it fails, the file has since been removed from the folder. */
async function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    const path = entry.fullPath.replace(/^\//, '');
    return path.includes('/') ? Object.defineProperty(file, 'webkitRelativePath', { value: path }) : file;
  } catch {
    return undefined;
  }
}

/** A browser returns at most a hundred entries at a time, and none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return children;
    children.push(...some);
  }
}

/** Long enough for the slowest browser to start reading. */
const KEPT_FOR = 10_000;

/** Saves a file through the browser, like a click on a link to it. Makes no request. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}

/** A file name valid on every system: letters, digits and hyphens. */
export function fileName(words: string, ending: string): string {
  const plain = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60);
  return `${plain || 'chart'}.${ending}`;
}

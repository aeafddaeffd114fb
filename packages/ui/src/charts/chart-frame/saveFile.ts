/** Long enough for the slowest browser to begin reading. */
const KEPT_FOR = 10_000;

/** Hands a file to the reader's browser, as a click on a link to it would. Asks no server. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}

/** A name that every system takes: letters, digits and hyphens. */
export function fileName(words: string, ending: string): string {
  const plain = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60);
  return `${plain || 'chart'}.${ending}`;
}

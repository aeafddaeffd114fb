/** Makes the file, or none, what a file input holds and a form sends. Tells nobody. */
export function putFile(input: HTMLInputElement, file: File | null): void {
  if ((input.files?.[0] ?? null) === file) return;
  if (!file) {
    input.value = '';
    return;
  }
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}

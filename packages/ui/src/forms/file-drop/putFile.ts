/** Sets the file that a file input holds and a form submits, or clears it. Fires no event. */
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

/** Writes a number into a field, unless it is there already. */
export function writeNumber(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

import { onTestFinished, vi } from 'vitest';

/** Collects the files that the page downloads, in order, instead of saving them. */
export function savedFiles(): readonly { readonly name: string; readonly content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      content = given as Blob;
      return 'blob:saved';
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download) files.push({ name: this.download, content });
    }),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return files;
}

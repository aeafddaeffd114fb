import { type RefObject, useEffect } from 'react';

/** True if what is dragged are files, and not text or a link. */
export const holdsFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

/**
 * Whoever misses the place for a file by a little would have the browser open it, and lose the page with all that was
 * typed: while that place is there, files dropped elsewhere on the page do nothing. Other places for files take theirs.
 */
export function useFilesStayOut(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = element.current?.ownerDocument.defaultView;
    if (!page) return undefined;
    const stop = (event: DragEvent) => {
      const [target] = event.composedPath();
      if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      if (target instanceof Element && target.matches('input[type="file"]:enabled')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    page.addEventListener('dragover', stop);
    page.addEventListener('drop', stop);
    return () => {
      page.removeEventListener('dragover', stop);
      page.removeEventListener('drop', stop);
    };
  }, [element]);
}

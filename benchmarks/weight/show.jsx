import { createRoot } from 'react-dom/client';

/** Shows a page. */
export function show(page) {
  createRoot(document.body.appendChild(document.createElement('main'))).render(page);
}

import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// vitest-browser-react registers this itself when loaded, which happens only once for all files.
beforeEach(async () => {
  await cleanup();
  // All tests of all files share a page, and with it where it was scrolled to.
  window.scrollTo(0, 0);
});

import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// vitest-browser-react registers this itself when loaded, which happens only once for all files.
beforeEach(() => cleanup());

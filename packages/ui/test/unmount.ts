import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// vitest-browser-react says so itself where it is loaded, which is once for all files.
beforeEach(() => cleanup());

import { requireRecentNode } from './nodeVersion.js';

// Nothing else is loaded before: an older Node might not even understand it.
requireRecentNode();
await import('./cli/runCommand.js');

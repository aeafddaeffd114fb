import { requireRecentNode } from './nodeVersion.js';

// Nothing else is loaded before: an older Node might not even understand it.
requireRecentNode();
await (process.argv.slice(2).join(' ') === 'serve' ? import('./serve.js') : import('./operator/cli/runCommand.js'));

/**
 * Loaded before the server by tools/start.ts. The server then ends, in its own orderly way, when whoever started it
 * is gone, even where that was killed and could not say so.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

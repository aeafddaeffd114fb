/**
 * Loaded before the server by tools/start.ts. It shuts the server down cleanly when its parent process is gone, even if
 * the parent was killed and could not signal it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

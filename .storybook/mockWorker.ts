let worker: ReturnType<typeof start> | undefined;

async function start() {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({ quiet: true });
  return started;
}

/** One worker for however many stories start at once: a documentation page renders all of a component's at once. */
export function oneWorker(): ReturnType<typeof start> {
  worker ??= start();
  return worker;
}

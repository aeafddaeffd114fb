let worker: ReturnType<typeof start> | undefined;

async function start() {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({ quiet: true });
  return started;
}

/** One worker however many stories begin at once: a page of documentation draws all of a component together. */
export function oneWorker(): ReturnType<typeof start> {
  worker ??= start();
  return worker;
}

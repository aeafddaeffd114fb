let worker: ReturnType<typeof start> | undefined;

async function start() {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  // Beside the page, which may be in a folder.
  await started.start({ quiet: true, serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` } });
  return started;
}

/** One worker for however many stories start at once: a documentation page renders all of a component's at once. */
export function oneWorker(): ReturnType<typeof start> {
  worker ??= start();
  return worker;
}

let worker: ReturnType<typeof start> | undefined;

async function start() {
  const { setupWorker } = await import('msw/browser');
  const { HttpNetworkFrame } = await import('msw/experimental');
  const started = setupWorker();
  // Beside the page, which may be in a folder.
  await started.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return defaults.warn();
      const { origin, pathname } = new URL(frame.data.request.url);
      // Storybook serves its own files. A page that is open after its story is over has no server any more.
      const isOwnFile = origin === window.location.origin && !pathname.startsWith('/api/');
      if (!isOwnFile && started.listHandlers().length > 0) defaults.warn();
    },
  });
  return started;
}

/** One worker for however many stories start at once: a documentation page renders all of a component's at once. */
export function oneWorker(): ReturnType<typeof start> {
  worker ??= start();
  return worker;
}

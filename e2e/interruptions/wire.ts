import { createServer, connect, type Socket } from 'node:net';

/** The connection between browser and server, which can be cut at any byte. */
export interface Wire {
  readonly url: string;
  /** Lets this many more bytes through, in either direction, and then nothing until it is mended. */
  cutAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layWire(target: string): Promise<Wire> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  let left = Infinity;

  const cut = () => {
    left = 0;
    for (const socket of open) socket.resetAndDestroy();
  };
  function carry(from: Socket, to: Socket): void {
    open.add(from);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
    // A cut connection raises an error, which is intended.
    from.on('error', () => undefined);
    from.on('data', (bytes) => {
      const passed = bytes.subarray(0, left);
      left -= passed.length;
      if (left > 0) to.write(passed);
      // Cut only after the last permitted bytes have been written.
      else if (passed.length > 0) to.write(passed, cut);
    });
  }

  const server = createServer((near) => {
    if (left <= 0) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cutAfter(bytes) {
      left = bytes;
      if (bytes === 0) cut();
    },
    mend() {
      // If a pending cut never happened because nothing was sent, cut now, so that every interruption is one.
      cut();
      left = Infinity;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** One address in front of others, as a load balancer or the proxy of a cluster has it. */
export class Forwarder {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #behind: readonly number[] = [];
  #next = 0;

  private constructor(server: Server) {
    this.#server = server.on('connection', (socket) => this.#forward(socket));
  }

  static async start(): Promise<Forwarder> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Forwarder(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** New connections lead to these ports in turn; those to others end. None refuses every connection. */
  lead(behind: readonly number[]): void {
    if (String(behind) === String(this.#behind)) return;
    this.#behind = behind;
    for (const socket of this.#open) socket.destroy();
  }

  stop(): void {
    this.lead([]);
    this.#server.close();
  }

  #forward(from: Socket): void {
    const port = this.#behind[this.#next++ % Math.max(1, this.#behind.length)];
    if (port === undefined) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#open.add(socket);
      socket.setNoDelay(true).pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#open.delete(socket);
        other.destroy();
      });
    }
  }
}

/** What pnpm reports, as far as it is read here: one JSON object a line. */
interface Report {
  name?: string;
  level?: string;
  status?: string;
  packageId?: string;
  /** Where an imported package lies now. */
  to?: string;
  /** Bytes of the compressed package. */
  size?: number | null;
  /** Bytes of it that have arrived. */
  downloaded?: number;
  /** How many packages the lockfile has. */
  entries?: number;
  message?: string;
}

/** Packages of this size, in bytes compressed, are named when their download begins. */
const LARGE = 4_000_000;
/** Milliseconds between two lines about the same state of things. */
const PAUSE = 3000;
/** Milliseconds after which it is said that nothing has arrived. */
const SILENCE = 15_000;

/** Turns pnpm's reports (`--reporter=ndjson`) into plain lines: how many packages of how many, how many megabytes. */
export class InstallProgress {
  /** What pnpm says is wrong, for when it fails. */
  readonly problems: string[] = [];
  readonly #say: (line: string) => void;
  readonly #now: () => number;
  readonly #start: number;
  readonly #total = new Set<string>();
  readonly #done = new Set<string>();
  readonly #arrived = new Map<string, number>();
  readonly #sizes = new Map<string, number>();
  #said: number;
  #last = '';
  #retried = false;

  constructor(say: (line: string) => void, now: () => number = Date.now) {
    this.#say = say;
    this.#now = now;
    this.#start = now();
    this.#said = this.#start;
  }

  /** Reads one line of pnpm's output. */
  read(line: string): void {
    const report = parse(line);
    if (!report) return this.#note(line);
    const { name, level, status, packageId = '', to = packageId } = report;
    if (level === 'error') this.#note(report.message ?? '');
    if (name === 'pnpm:lockfile-verification' && status === 'started') {
      this.#print(`checking the ${report.entries ?? 0} packages of the lockfile against the trust policy`);
    }
    if (name === 'pnpm:request-retry') this.#retry();
    if (name === 'pnpm:fetching-progress') this.#fetch(packageId, report);
    if (name !== 'pnpm:progress') return;

    if (status === 'resolved') this.#total.add(packageId);
    if (status === 'fetched') this.#arrived.set(packageId, this.#sizes.get(packageId) ?? 0);
    if (status === 'imported') this.#done.add(to);
    this.tell();
  }

  /** Says how far it is, if there is something new to say and the last line is not too fresh. */
  tell(): void {
    const waited = this.#now() - this.#said;
    if (waited < PAUSE || this.#total.size === 0) return;
    const state = this.#state();
    if (state === this.#last && waited < SILENCE) return;
    this.#print(state === this.#last ? `${state}, waiting for the network` : state);
    this.#last = state;
  }

  /** Says what has been installed, if anything had to be. */
  finish(): void {
    if (this.#done.size === 0) return;
    const seconds = Math.round((this.#now() - this.#start) / 1000);
    this.#print(`${this.#state()}, installed in ${seconds} s`);
  }

  #note(problem: string): void {
    if (problem.trim() && !this.problems.includes(problem)) this.problems.push(problem);
  }

  #fetch(packageId: string, { status, size, downloaded }: Report): void {
    if (status === 'started') {
      this.#sizes.set(packageId, size ?? 0);
      if ((size ?? 0) >= LARGE) this.#print(`fetching ${packageId}, ${megabytes(size ?? 0)}`);
    }
    if (downloaded !== undefined) this.#arrived.set(packageId, downloaded);
  }

  #retry(): void {
    if (this.#retried) return;
    this.#retried = true;
    this.#print('the network does not answer as it should; trying again');
  }

  #state(): string {
    const bytes = [...this.#arrived.values()].reduce((sum, each) => sum + each, 0);
    const fetched = bytes > 0 ? `, ${megabytes(bytes)} fetched` : '';
    return `${this.#done.size} of ${this.#total.size} packages${fetched}`;
  }

  #print(line: string): void {
    this.#said = this.#now();
    this.#say(`  ${line}`);
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

function parse(line: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(line);
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ledger } from '../../harness/ledger.ts';
import type { ApiUser, Reply } from '../../harness/people/apiUser.ts';

interface Task {
  readonly people: readonly [ApiUser, ...ApiUser[]];
  /** The node's address below /network. */
  readonly node: string;
  /** How many questions it has. */
  readonly questions: number;
  /** Milliseconds between two saves of one saver. @default 0 */
  readonly pause?: number;
  /** Whether people whose session has ended begin another. @default false: it must not end */
  readonly signsInAgain?: boolean;
}

/** Programs that save one answer after the other, each until it is acknowledged, whatever happens to the server. */
export class Savers {
  readonly ledger = new Ledger();
  /** What the server should not have said: a refusal, a failure, or another response to a repeat. */
  readonly refused: string[] = [];
  /** What it said each time that it could not save at present: the code, and when to come back. */
  readonly postponed: string[] = [];
  tries = 0;
  repeats = 0;
  /** Tries without any reply. */
  unanswered = 0;
  /** Times that a session had ended. */
  sessionsEnded = 0;
  readonly #task: Task;
  readonly #running: Promise<unknown>;
  #next = 0;
  #ending = false;

  constructor(count: number, task: Task) {
    this.#task = task;
    this.#running = Promise.all(Array.from({ length: count }, (_, saver) => this.#save(saver)));
  }

  /** Resolves once this many more answers are acknowledged: saves are then in flight, however busy the machine is. */
  async acknowledge(more: number): Promise<void> {
    const before = this.ledger.acknowledged;
    while (this.ledger.acknowledged < before + more) await sleep(10);
  }

  /** Resolves once this many more tries were postponed. */
  async postpone(more: number): Promise<void> {
    const before = this.postponed.length;
    while (this.postponed.length < before + more) await sleep(10);
  }

  /** Lets every saver finish its last answer. */
  async end(): Promise<void> {
    this.#ending = true;
    await this.#running;
  }

  async #save(saver: number): Promise<void> {
    const { people, node, questions, pause = 0 } = this.#task;
    const user = people[saver % people.length] ?? people[0];
    while (!this.#ending) {
      const number = this.#next++;
      const iteration = (number % questions) + 1;
      const mark = `answer ${number}`;
      const sliders = [(number % 99) + 1, (Math.floor(number / 99) % 99) + 1, 50];
      const body = { sliders, 'self-eval': -1, comment: mark, timer: 3 };
      const key = { 'idempotency-key': randomUUID() };
      this.ledger.handIn({ mark, iteration, sliders });
      const save = () => user.post(`/network/${node}/${iteration}/save`, body, key);
      const saved = await this.#untilAnswered(user, save);
      if (saved.status === 200) this.ledger.acknowledge(mark);
      else this.refused.push(`${mark}: ${saved.status} ${JSON.stringify(saved.body)}`);
      if (number % 10 === 0) {
        // A repeat gets the same response, even from a server restarted in the meantime.
        this.repeats += 1;
        const again = await this.#untilAnswered(user, save);
        if (JSON.stringify(again) !== JSON.stringify(saved))
          this.refused.push(`${mark} again: ${JSON.stringify(again)}`);
      }
      if (pause > 0) await sleep(pause);
    }
  }

  /** Retries until a live server responds. */
  async #untilAnswered(user: ApiUser, save: () => Promise<Reply>): Promise<Reply> {
    for (;;) {
      this.tries += 1;
      const reply = await save().catch(() => undefined);
      if (reply?.status === 401 && this.#task.signsInAgain) {
        this.sessionsEnded += 1;
        await user.signInAgain();
        continue;
      }
      if (reply && reply.status < 500) return reply;
      // A server in trouble may say that it is unavailable, but never that it failed.
      if (!reply) this.unanswered += 1;
      else if (reply.status !== 503) this.refused.push(`${reply.status} ${JSON.stringify(reply.body)}`);
      else this.postponed.push(`${(reply.body as { code: string }).code}, again in ${reply.retryAfter} s`);
      await sleep(100);
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Handed, Ledger } from '../../harness/ledger.ts';
import type { Device } from './device.ts';
import type { Dice } from './dice.ts';
import type { InterruptedExpert, OnScreen } from './interruptedExpert.ts';
import type { Strike } from './strikes.ts';

/** Milliseconds after which typed input must be safe, whatever happens. */
const SAFE = 1000;

/** An answer on the screen, and the time since when it has been there. */
interface Given extends Handed {
  readonly at: number;
}

/** How often an answer was restored, by the milliseconds between its last change and the end of its page. */
export interface Curve {
  readonly upTo: number;
  there: number;
  gone: number;
}

interface Parts {
  readonly expert: InterruptedExpert;
  readonly device: Device;
  readonly ledger: Ledger;
  readonly chance: Dice;
  /** The number of questions the node has. */
  readonly questions: number;
}

/** Answers one question after another, is interrupted, comes back, and records anything not left as it was. */
export class InterruptedWork {
  /** What must not happen: each line is a defect. */
  readonly wrong: string[] = [];
  readonly curve: Curve[] = [100, 200, 500, SAFE, Infinity].map((upTo) => ({ upTo, there: 0, gone: 0 }));
  readonly #parts: Parts;
  readonly #stories = new Map<string, string>();
  #iteration = 1;
  #count = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The history of an answer. */
  storyOf(mark: string): string {
    return `${mark}: ${this.#stories.get(mark) ?? 'nothing'}`;
  }

  async begin(): Promise<void> {
    await this.#parts.expert.open(this.#iteration);
  }

  /** Answers a question without interruption. */
  async answerOne(): Promise<void> {
    await this.#finish(await this.#give());
  }

  /** Interrupts an answer while it is being typed or saved, then returns to it. */
  async beInterrupted(strike: Strike, moment: 'typing' | 'saving'): Promise<void> {
    const { device, chance } = this.#parts;
    const given = [await this.#give()];
    let left: number | undefined;
    await sleep(moment === 'typing' ? chance.pick([0, 50, 150, 400, 1000, 1500]) : chance.whole(0, 800));
    if (moment === 'typing') {
      if (strike.endsPage) left = performance.now();
      await strike.hit();
    } else {
      // The page may go away during the press.
      const pressing = this.#handIn(given[0]).catch(() => undefined);
      // A line is cut after a number of bytes, counted from before the press.
      if (strike.name !== 'line cut') await sleep(chance.whole(0, 400));
      if (strike.endsPage) left = performance.now();
      await strike.hit();
      await pressing;
    }

    if (!strike.endsPage) {
      if (moment === 'typing' && chance.whole(0, 1) === 1) await this.#handIn(given[0]);
      if (strike.name === 'offline') given.push(...(await this.#goOn(chance.whole(0, 3))));
      await sleep(chance.whole(0, 1000));
      if (chance.whole(0, 2) === 0) {
        left = performance.now();
        await device.closeTab();
      }
    }
    await strike.recover();
    const story = `${strike.name} while ${moment}${left !== undefined && !strike.endsPage ? ', then the tab closed' : ''}`;
    for (const { mark } of given) this.#stories.set(mark, story);
    await this.#comeBack(given, left, story);
  }

  async #comeBack(given: readonly Given[], left: number | undefined, story: string): Promise<void> {
    const { expert } = this.#parts;
    for (const answer of given) {
      const until = left ?? performance.now();
      left = until;
      await expert.open(answer.iteration);
      const found = await expert.look();
      const age = until - answer.at;
      const isThere = shows(found, answer);
      const place = this.curve.find(({ upTo }) => age < upTo);
      if (place) place[isThere ? 'there' : 'gone'] += 1;
      if (!isThere && age >= SAFE) {
        this.wrong.push(
          `${answer.mark} is gone after ${Math.round(age)} ms: ${story}; shown: ${JSON.stringify(found)}`,
        );
      }
      await this.#finish(isThere ? answer : await this.#give(answer.iteration), story);
    }
  }

  /** Follows the page if it moves on by itself; if it stays or is gone, opens the next question by its address. */
  async #goOnFrom(iteration: number): Promise<void> {
    const { expert, questions } = this.#parts;
    let next: number | undefined = iteration;
    for (let looks = 0; looks < 20 && next === iteration; looks += 1) {
      await sleep(100);
      next = await expert.iteration();
    }
    if (next !== undefined && next !== iteration) this.#iteration = next;
    else {
      this.#iteration = (iteration % questions) + 1;
      await expert.open(this.#iteration);
    }
  }

  /** Continues with what the page already has while nothing arrives. */
  async #goOn(most: number): Promise<Given[]> {
    const { expert } = this.#parts;
    const given: Given[] = [];
    while (given.length < most) {
      await sleep(300);
      const iteration = await expert.iteration();
      if (iteration === undefined || iteration === this.#iteration) break;
      this.#iteration = iteration;
      const answer = await this.#give(iteration);
      given.push(answer);
      await this.#handIn(answer);
    }
    return given;
  }

  /** Enters a new answer on the screen. */
  async #give(iteration = this.#iteration): Promise<Given> {
    const number = ++this.#count;
    // Never all at 1 %, because the screen asks for confirmation then.
    const sliders = [(number % 99) + 1, ((number * 7 + 40) % 99) + 1, ((number * 31 + 70) % 99) + 1];
    const answer = { mark: `answer ${number}`, iteration, sliders };
    await this.#parts.expert.give(answer);
    return { ...answer, at: performance.now() };
  }

  async #handIn(answer: Given | undefined): Promise<void> {
    if (!answer) return;
    this.#parts.ledger.handIn(answer);
    await this.#parts.expert.pressContinue();
  }

  /** Ensures that an answer on the screen is saved in the end and the next question opens, whatever happened before. */
  async #finish(answer: Given, after?: string): Promise<void> {
    const { expert, ledger, chance } = this.#parts;
    const story = `${answer.mark} after ${after ?? 'nothing'}`;
    const deadline = performance.now() + 90_000;
    let pressed = false;
    while (!ledger.isAcknowledged(answer.mark)) {
      if (performance.now() > deadline)
        throw new Error(`${story} never arrived: ${JSON.stringify(await expert.look())}`);
      const told = await expert.toldOfAnother();
      if (told !== undefined) {
        this.wrong.push(`${story}: nobody else answers, and yet the page says: ${told}`);
        await expert.useMine();
      } else if (!pressed) {
        const found = await expert.look();
        // Already saved, although the acknowledgement was lost; or still on its way.
        if (after && found.notice === 'none' && shows(found, answer)) break;
        // People may press the button even though the page says that the answer is waiting to be sent.
        if (found.notice !== 'waits' || chance.whole(0, 1) === 1) {
          await this.#handIn(answer);
          pressed = true;
        }
      }
      await expert.signInAgain();
      await sleep(100);
    }
    await this.#goOnFrom(answer.iteration);
  }
}

const shows = (found: OnScreen, answer: Handed) =>
  found.mark === answer.mark && String(found.sliders) === String(answer.sliders);

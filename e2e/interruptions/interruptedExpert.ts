import type { ElementHandle, Page } from 'playwright';
import { choose } from '../../harness/people/choose.ts';
import { Expert } from '../../harness/people/expert.ts';
import { drafts } from '../../packages/text/src/english/app/drafts.ts';
import { question } from '../../packages/text/src/english/app/question.ts';
import type { Device } from './device.ts';

/** An answer as shown on the screen. */
export interface OnScreen {
  readonly sliders: readonly number[];
  readonly mark: string;
  /** What the page says about it. */
  readonly notice: 'draft' | 'waits' | 'none';
}

/** Someone who answers one node's questions, returns after every interruption, and checks what is still there. */
export class InterruptedExpert {
  readonly #device: Device;
  readonly #url: string;
  /** The node's address below /network. */
  readonly #node: string;
  /** The answer given last, and a part of the screen on which it was given. */
  #last: { readonly iteration: number; readonly part: ElementHandle } | undefined;

  constructor(device: Device, url: string, node: string) {
    this.#device = device;
    this.#url = url;
    this.#node = node;
  }

  async #at(): Promise<{ page: Page; expert: Expert }> {
    const page = await this.#device.page();
    return { page, expert: new Expert(page, this.#url) };
  }

  /** Opens a question by its address, signing in if asked to. */
  async open(iteration: number): Promise<void> {
    const { page, expert } = await this.#at();
    const address = `${this.#url}/network/${this.#node}/${iteration}/`;
    await page.goto(address);
    if (await this.#isAskedToSignIn(page)) {
      await expert.signIn();
      await page.goto(address);
      await sliders(page).nth(2).waitFor();
    }
  }

  /** Signs in if the page asks for it instead of showing a question; afterwards the same question is shown again. */
  async signInAgain(): Promise<void> {
    const { page, expert } = await this.#at();
    if (!(await signInName(page).isVisible())) return;
    await expert.logIn();
    await sliders(page).nth(2).waitFor();
  }

  async #isAskedToSignIn(page: Page): Promise<boolean> {
    const name = signInName(page);
    await sliders(page).nth(2).or(name).first().waitFor();
    return name.isVisible();
  }

  /** Enters an answer once its question is shown; resolves after the last change. */
  async give(answer: Pick<OnScreen, 'sliders' | 'mark'> & { readonly iteration: number }): Promise<void> {
    const { page, expert } = await this.#at();
    // The address changes a moment before the screen does. A page that was left took the part with it.
    if (this.#last?.iteration !== answer.iteration)
      await this.#last?.part.waitForElementState('hidden').catch(() => undefined);
    this.#last = { iteration: answer.iteration, part: await sliders(page).first().elementHandle() };
    await choose(page, 'rather uncertain');
    await page.getByLabel('Explain your uncertainty').fill(answer.mark);
    await expert.setSliders(answer.sliders);
  }

  /** Continues; does nothing if the page asks to sign in, which may happen while the button is being pressed. */
  async pressContinue(): Promise<void> {
    const { page } = await this.#at();
    const button = page.getByRole('button', { name: /^(Continue|Finish)$/ });
    const name = signInName(page);
    await button.or(name).first().waitFor();
    if (await name.isVisible()) return;
    try {
      await button.click({ timeout: 10_000 });
    } catch (error) {
      if (await name.isVisible()) return;
      throw new Error(`Nobody could go on from ${page.url()}: ${await page.locator('body').innerText()}`, {
        cause: error,
      });
    }
  }

  /** Reads the answer on the screen. */
  async look(): Promise<OnScreen> {
    const { page } = await this.#at();
    await sliders(page).nth(2).waitFor();
    const values = await sliders(page).evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    const comment = page.getByLabel('Explain your uncertainty');
    const isDraft = await page.getByText(saying(drafts.restored)).first().isVisible();
    const waits = await page
      .getByText(question.waitsHere)
      .or(page.getByText(question.waits))
      .or(page.getByText(question.waitsForRoom))
      .first()
      .isVisible();
    return {
      sliders: values.map(Number),
      mark: (await comment.isVisible()) ? await comment.inputValue() : '',
      notice: isDraft ? 'draft' : waits ? 'waits' : 'none',
    };
  }

  /** The question named in the address; undefined on any other page. */
  async iteration(): Promise<number | undefined> {
    return (await this.#at()).expert.iteration;
  }

  /** The page's notice of a newer answer from someone else or another tab, although there is neither. */
  async toldOfAnother(): Promise<string | undefined> {
    const { page } = await this.#at();
    const said = page
      .getByText(saying((part) => question.changedMeanwhile(part, part)))
      .or(page.getByText(saying(question.changedElsewhere)))
      .first();
    return (await said.isVisible()) ? said.innerText() : undefined;
  }

  async useMine(): Promise<void> {
    await (await this.#at()).page.getByRole('button', { name: question.useMine }).click();
  }
}

const sliders = (page: Page) => page.getByRole('slider');
const signInName = (page: Page) => page.getByLabel('Username or e-mail');

/** Finds a sentence of the application, whatever it is filled with. */
const saying = (sentence: (part: string) => string) =>
  new RegExp(
    sentence('\0')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\0', '.+'),
  );

import { CredenceProvider, type LabelGroup, type Labels } from '@credence/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Complaints } from './complaints.js';
import type { Inputs } from './inputs/input.js';
import { InputStore } from './inputs/InputStore.js';
import { type ElementLanguage, languageOf } from './languages.js';
import { pageNonce } from './pageNonce.js';
import type { CredenceElement as PublicElement, ErrorDetail } from './publicTypes.js';
import { shadowStyles } from './shadowStyles.js';

/** The events of native fields that come with ours: form libraries listen to them. */
const NATIVE = { 'credence-change': 'input', 'credence-commit': 'change' } as const;

/**
 * A component of the kit as a custom element. It renders into a shadow root, which no rule of the page reaches, takes
 * attributes or properties, dispatches `credence-change` at every step and `credence-commit` after each gesture, and
 * belongs to the form around it.
 */
export abstract class CredenceElement extends HTMLElement implements PublicElement {
  static readonly formAssociated = true;
  /** What the page can set, by the name of the property. */
  static readonly inputs: Inputs = {};

  // Properties of the inputs that all elements have.
  declare name: string;
  declare required: boolean;
  declare disabled: boolean;
  declare theme: PublicElement['theme'];

  readonly #complaints = new Complaints();
  readonly #inputs = (this.constructor as typeof CredenceElement).inputs;
  readonly #store = new InputStore(this, this.#inputs, this.#complaints);
  readonly #internals = this.attachInternals();
  readonly #shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #stage = document.createElement('div');
  readonly #overlays = document.createElement('div');
  readonly #languages = new MutationObserver(() => this.update());
  #words: PublicElement['words'];
  #root: Root | undefined;
  /** The language that it was drawn in last. */
  #drawn: ElementLanguage | undefined;
  /** The words that it waits for. */
  #coming: Promise<void> | undefined;
  #isDue = false;
  #isFieldsetDisabled = false;
  #custom = '';
  /** What asks for the answer that is missing, or for the first. */
  #field: HTMLInputElement | HTMLButtonElement | null = null;

  constructor() {
    super();
    // What is typed inside is provisional. The element says itself when it has changed.
    this.#shadow.addEventListener('input', (event) => event.stopPropagation());
    // The browser focuses the element for its label before the label clicks it.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
    // The kit shows the answer that is missing, which a search may leave out.
    this.addEventListener('invalid', () => this.#field?.checkValidity());
  }

  /** The component, with the inputs as they are now. */
  protected abstract draw(): ReactNode;
  /** What is sent with the form; null while there is nothing to send. */
  protected abstract submission(): string | FormData | null;
  /** What is missing, in a sentence; nothing if everything that is asked for is answered. */
  protected abstract missing(): string | undefined;

  /** Words that replace the kit's own. */
  get words(): PublicElement['words'] {
    return this.#words;
  }
  set words(words: PublicElement['words']) {
    this.#words = words;
    this.update();
  }
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get labels(): NodeList {
    return this.#internals.labels;
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }
  setCustomValidity(message: string): void {
    this.#custom = String(message);
    this.#validate();
  }
  /** Focuses the answer that is missing, or the first, and not the button that keeps the starting value. */
  override focus(options?: FocusOptions): void {
    if (this.#field) this.#field.focus(options);
    else super.focus(options);
  }
  override removeAttribute(attribute: string): void {
    super.removeAttribute(attribute);
    if (this.#store.takeBackZero(attribute)) this.update();
  }

  connectedCallback(): void {
    this.#stage.part.add('stage');
    this.#shadow.append(this.#stage, this.#overlays);
    this.#shadow.adoptedStyleSheets = [shadowStyles()];
    // Also a page whose language changes later: `lang` of anything around the element may decide.
    this.#languages.observe(this.getRootNode(), { subtree: true, attributes: true, attributeFilter: ['lang'] });
    this.#takeEarlyProperties();
    this.#root ??= createRoot(this.#stage);
    this.update();
  }
  disconnectedCallback(): void {
    this.#languages.disconnect();
    // Whoever moves an element within the page removes it first: what it shows must survive that.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }
  attributeChangedCallback(attribute: string, _: string | null, text: string | null): void {
    this.#store.follow(attribute);
    const isFlag = Object.values(this.#inputs).some((input) => input.attribute === attribute && input.absent === false);
    // For the browser any `disabled` would disable it.
    if (isFlag && text === 'false') this.removeAttribute(attribute);
    this.update();
  }
  formResetCallback(): void {
    this.clear();
  }
  formDisabledCallback(isDisabled: boolean): void {
    this.#isFieldsetDisabled = isDisabled;
    this.update();
  }
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.restore(JSON.parse(state) as Readonly<Record<string, unknown>>);
  }
  /** Forgets what was answered: back to what the attributes say, as a reset of the form does. */
  clear(): void {
    for (const key of this.#answers) this.#store.forget(key);
    this.update();
  }

  /** That of the page; while the words of another one are coming, still the one that it was drawn in. */
  get #language(): ElementLanguage {
    const language = languageOf(this, this.#words !== undefined);
    return language.coming && this.#drawn ? { ...language, ...this.#drawn } : language;
  }
  get #answers(): readonly string[] {
    return Object.keys(this.#inputs).filter((key) => this.#inputs[key]!.isAnswer);
  }
  /** Returns to answers that the browser kept, when somebody comes back to the page. */
  protected restore(answers: Readonly<Record<string, unknown>>): void {
    for (const key of this.#answers) this.give(key, answers[key]);
  }
  /** The value of an input. */
  protected input(key: string): unknown {
    return this.settled(key, this.unsettled(key));
  }
  /** The value of an input as it was given. */
  protected unsettled(key: string): unknown {
    return this.#store.value(key);
  }
  /** The value of an input beside the others, where they decide about each other. */
  protected settled(_key: string, value: unknown): unknown {
    return value;
  }
  /** Sets an input as a property; undefined returns to the attribute. */
  protected give(key: string, value: unknown): void {
    this.#store.give(key, value);
    this.update();
  }
  protected isGiven(key: string): boolean {
    return this.#store.isGiven(key);
  }
  protected complainAbout(attribute: string) {
    return this.#complaints.about(attribute);
  }
  /** True while nothing can be answered: the element is disabled, or a fieldset around it is. */
  protected get isLocked(): boolean {
    return this.disabled || this.#isFieldsetDisabled;
  }
  /** The words of a group, which are given in English, in the language of the page. */
  protected wordsOf<Group extends LabelGroup, Own extends Partial<Labels[Group]>>(group: Group, english: Own): Own {
    return { ...english, ...this.#language.labels[group], ...this.#words?.[group] };
  }
  /** Takes what is to be answered next. It is always the same function, so that it is called for changes only. */
  protected readonly takeField = (field: HTMLInputElement | HTMLButtonElement | null): void => {
    this.#field = field;
    if (field) this.#validate();
  };
  /** Tells the page. The event crosses the shadow root and bubbles like those of native fields. */
  protected tell(type: 'credence-change' | 'credence-commit', detail: object): void {
    this.dispatchEvent(new Event(NATIVE[type], { bubbles: true, composed: type === 'credence-change' }));
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Submits what is answered at once, and renders once for all changes of this task. */
  protected update(): void {
    const state = JSON.stringify(Object.fromEntries(this.#answers.map((key) => [key, this.input(key)])));
    this.#internals.setFormValue(this.isLocked ? null : this.submission(), state);
    this.#validate();
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#store.settleZero();
      this.#render();
      this.#complain();
    });
  }
  #validate(): void {
    const missing = this.required && !this.isLocked ? this.missing() : undefined;
    const flags = { valueMissing: missing !== undefined, customError: this.#custom !== '' };
    // It takes none that has just been taken away.
    const field = this.#field && this.#shadow.contains(this.#field) ? this.#field : undefined;
    this.#internals.setValidity(flags, this.#custom || missing, field);
  }
  #render(): void {
    const { locale, labels, coming, isPending } = this.#language;
    if (coming !== this.#coming) void coming?.then(() => this.update());
    this.#coming = coming;
    // Nobody sees it first in one language and then in another, unless that one is late.
    if (!this.#root || (isPending && !this.#drawn)) return;
    this.#drawn = { locale, labels };
    const { theme } = this;
    const nonce = this.nonce || pageNonce;
    // All words of the kit run from left to right, also on a page that does not; those of a page run as it does.
    const dir = this.#words ? '' : 'ltr';
    // Dialogs and menus are in the overlays.
    for (const part of [this.#stage, this.#overlays]) Object.assign(part, { lang: locale, dir });
    this.#root.render(
      <CredenceProvider
        locale={locale}
        labels={{ ...labels, ...this.#words }}
        styleTarget={this.#shadow}
        portalContainer={this.#overlays}
        {...(theme ? { theme } : {})}
        {...(nonce ? { nonce } : {})}
      >
        {this.draw()}
      </CredenceProvider>,
    );
  }
  /** An event and the console say what the page gave that is not taken. */
  #complain(): void {
    for (const detail of this.#complaints.taken()) {
      console.error(`<${this.localName}> ${detail.message}`);
      const event: CustomEvent<ErrorDetail> = new CustomEvent('credence-error', {
        detail,
        bubbles: true,
        composed: true,
      });
      this.dispatchEvent(event);
    }
  }
  /** Properties that the page set before the script came hide the accessors: they are set again through these. */
  #takeEarlyProperties(): void {
    for (const key of [...Object.keys(this.#inputs), 'words']) {
      const early = Object.getOwnPropertyDescriptor(this, key);
      if (!early) continue;
      Reflect.deleteProperty(this, key);
      Reflect.set(this, key, early.value);
    }
  }
}

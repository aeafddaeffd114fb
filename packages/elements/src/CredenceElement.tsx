import { CredenceProvider } from '@credence/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Inputs } from './attributes.js';
import { languageOf } from './languages.js';
import { pageNonce } from './pageNonce.js';
import type { CredenceElement as PublicElement } from './publicTypes.js';
import { shadowStyles } from './shadowStyles.js';

/**
 * A component of the kit as a custom element. It renders into a shadow root, which no rule of the page reaches, takes
 * attributes or properties, dispatches `credence-change` at every step and `credence-commit` after each gesture, and
 * belongs to the form around it.
 */
export abstract class CredenceElement extends HTMLElement implements PublicElement {
  static readonly formAssociated = true;
  /** What the page can set, by the name of the property. */
  static readonly inputs: Inputs = {};

  readonly #given = new Map<string, unknown>();
  /** What the attributes were read as, so that a list is the same list until its text changes. */
  readonly #read = new Map<string, { readonly text: string | null; readonly value: unknown }>();
  readonly #internals = this.attachInternals();
  readonly #shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #stage = document.createElement('div');
  readonly #overlays = document.createElement('div');
  #labels: PublicElement['labels'];
  #root: Root | undefined;
  #isDue = false;
  #isFieldsetDisabled = false;

  /** The inputs that hold what the reader answered: a reset of the form returns them to their attributes. */
  protected abstract readonly answers: readonly string[];
  /** The component, with the inputs as they are now. */
  protected abstract draw(): ReactNode;
  /** What is sent with the form; null while there is nothing to send. */
  protected abstract submission(): string | FormData | null;
  /** True if everything that is asked for is answered. */
  protected abstract isComplete(): boolean;

  /** Words that replace the kit's own. */
  get labels(): PublicElement['labels'] {
    return this.#labels;
  }
  set labels(labels: PublicElement['labels']) {
    this.#labels = labels;
    this.update();
  }
  /** The name of what is sent with the form. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  connectedCallback(): void {
    this.#stage.part.add('stage');
    this.#shadow.append(this.#stage, this.#overlays);
    this.#shadow.adoptedStyleSheets = [shadowStyles()];
    this.#takeEarlyProperties();
    this.#root ??= createRoot(this.#stage);
    this.update();
  }
  disconnectedCallback(): void {
    // Whoever moves an element within the page removes it first: what it shows must survive that.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }
  attributeChangedCallback(): void {
    this.update();
  }
  formResetCallback(): void {
    this.clear();
  }
  /** Forgets what was answered: back to what the attributes say, as a reset of the form does. */
  clear(): void {
    for (const key of this.answers) this.#given.delete(key);
    this.update();
  }
  formDisabledCallback(isDisabled: boolean): void {
    this.#isFieldsetDisabled = isDisabled;
    this.update();
  }

  get #inputs(): Inputs {
    return (this.constructor as typeof CredenceElement).inputs;
  }
  /** The value of an input: the property if one was set, else what the attribute says. */
  protected input(key: string): unknown {
    if (this.#given.has(key)) return this.#given.get(key);
    const text = this.getAttribute(this.#inputs[key]!.attribute);
    const earlier = this.#read.get(key);
    if (earlier?.text === text) return earlier.value;
    const value = this.#readAttribute(key, text);
    this.#read.set(key, { text, value });
    return value;
  }
  /** An attribute that cannot be read counts as absent; an event and the console say why. */
  #readAttribute(key: string, text: string | null): unknown {
    const { attribute, read } = this.#inputs[key]!;
    try {
      return read(text);
    } catch (error) {
      const message = `${attribute}: ${error instanceof Error ? error.message : String(error)}.`;
      console.error(`<${this.localName}> ${message}`);
      this.tell('credence-error', { message });
      return read(null);
    }
  }
  /** Sets an input as a property; undefined returns to the attribute. */
  protected give(key: string, value: unknown): void {
    if (value === undefined) this.#given.delete(key);
    else this.#given.set(key, value);
    this.update();
  }
  /** True while nothing can be answered: the element is disabled, or a fieldset around it is. */
  protected get isLocked(): boolean {
    return this.hasAttribute('disabled') || this.#isFieldsetDisabled;
  }
  /** Tells the page. The event crosses the shadow root and bubbles like those of native fields. */
  protected tell(type: 'credence-change' | 'credence-commit' | 'credence-error', detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Submits what is answered at once, and renders once for all changes of this task. */
  protected update(): void {
    this.#submit();
    if (!this.#root || this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#render();
    });
  }
  #submit(): void {
    this.#internals.setFormValue(this.isLocked ? null : this.submission());
    const isMissing = this.hasAttribute('required') && !this.isLocked && !this.isComplete();
    if (isMissing) this.#internals.setValidity({ valueMissing: true }, requiredMessage());
    else this.#internals.setValidity({});
  }
  #render(): void {
    const { locale, dir, labels } = languageOf(this, this.#labels);
    const theme = this.getAttribute('theme');
    const nonce = this.nonce || pageNonce;
    // Dialogs and menus are in the overlays.
    for (const part of [this.#stage, this.#overlays]) Object.assign(part, { lang: locale, dir });
    this.#root?.render(
      <CredenceProvider
        locale={locale}
        labels={{ ...labels, ...this.#labels }}
        styleTarget={this.#shadow}
        portalContainer={this.#overlays}
        {...(theme === 'light' || theme === 'dark' ? { theme } : {})}
        {...(nonce ? { nonce } : {})}
      >
        {this.draw()}
      </CredenceProvider>,
    );
  }
  /** Properties that the page set before the script came hide the accessors: they are set again through these. */
  #takeEarlyProperties(): void {
    for (const key of Object.keys(this.#inputs)) {
      const early = Object.getOwnPropertyDescriptor(this, key);
      if (!early) continue;
      Reflect.deleteProperty(this, key);
      this.give(key, early.value);
    }
  }
}

/** The browser's own sentence for a field that has to be filled in, in the browser's language. */
function requiredMessage(): string {
  const field = document.createElement('input');
  field.required = true;
  return field.validationMessage || 'Please fill in this field.';
}

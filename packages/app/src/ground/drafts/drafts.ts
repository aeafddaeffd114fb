import * as v from 'valibot';
import type { Device } from '../device/device.js';
import { type Subject, textOf } from '../device/key.js';
import type { Entry, Shelf } from '../device/kept.js';
import type { Tabs } from './tabs.js';

/** Which form a draft is of, and what that form is about. */
export interface Form extends Omit<Subject, 'tab'> {
  readonly form: string;
}

/** Unsaved form input, and when it was typed. */
export interface Draft {
  /** Whatever the form stored. What fits depends on what the form has loaded, so the form checks it. */
  readonly value: unknown;
  readonly at: Date;
}

/** Drafts of forms, stored on the device immediately and separately for each user and each tab. */
export interface Drafts {
  /** The draft of a form in this tab; without one, the newest that a closed tab has left, which becomes this tab's. */
  read(form: Form): Promise<Draft | undefined>;
  /**
   * Begins to read the draft of a form that is about to be opened, so that opening it waits for no device: the next `read`
   * of it takes this one, unless the form was written to or the user has changed meanwhile.
   * @returns ends it, if the form is not opened after all
   */
  readAhead(form: Form): () => void;
  /** Stores the form's current value. The last write in a tab wins. */
  keep(form: Form, value: unknown): void;
  /**
   * Deletes this tab's draft of a form after it is saved or discarded. With `isMeant`, those of any tab for which that
   * returns true.
   */
  drop(form: Form, isMeant?: (draft: Draft) => boolean): Promise<void>;
  /** The form of each draft of the signed-in user. One that several tabs have a draft of is named as many times. */
  forms(): Promise<readonly Form[]>;
}

type Entries = readonly Entry<unknown>[];

/** Keeps drafts on a device. Without a signed-in user nothing is stored or found. */
export function createDrafts(device: Device, tabs: Tabs): Drafts {
  const kept = device.keep({ name: 'drafts', schema: v.unknown(), days: 30, isUnsaved: () => true });
  const own = (form: Form): Subject => ({ ...form, tab: tabs.own() });
  // The next write for each form: while one is running, only the latest input matters.
  const next = new Map<string, { value: unknown; at: Date }>();
  let ahead: { readonly key: string; readonly draft: Promise<Draft | undefined> } | undefined;
  const keyOf = (form: Form) => textOf({ user: device.user() ?? '', kept: '', subject: form });
  const forgetAhead = (key: string) => {
    if (ahead?.key === key) ahead = undefined;
  };
  device.onForgotten(() => {
    next.clear();
    ahead = undefined;
  });

  const readNow = async (form: Form): Promise<Draft | undefined> => {
    const found = await kept.inTurn(async (shelf) => (await shelf.get(own(form))) ?? takeOver(shelf, form, tabs));
    return found && { value: found.value, at: found.at };
  };

  return {
    read(form) {
      const found = ahead?.key === keyOf(form) ? ahead.draft : undefined;
      if (found) ahead = undefined;
      return found ?? readNow(form);
    },
    readAhead(form) {
      const mine = { key: keyOf(form), draft: readNow(form) };
      ahead = mine;
      return () => {
        if (ahead === mine) ahead = undefined;
      };
    },
    keep(form, value) {
      if (device.user() === null) return;
      const key = keyOf(form);
      forgetAhead(key);
      const planned = next.get(key);
      if (planned) return void Object.assign(planned, { value, at: device.now() });
      const entry = { value, at: device.now() };
      next.set(key, entry);
      void kept.inTurn((shelf) => {
        if (next.get(key) === entry) next.delete(key);
        return shelf.set({ subject: own(form), ...entry });
      });
    },
    async drop(form, isMeant) {
      forgetAhead(keyOf(form));
      if (!isMeant) next.delete(keyOf(form));
      await kept.inTurn(async (shelf) => {
        const meant = isMeant && (await inAllTabs(shelf, form)).filter(isMeant);
        await shelf.delete(meant ? meant.map(({ subject }) => subject) : [own(form)]);
      });
    },
    forms: async () =>
      (await kept.inTurn(async (shelf) => (await shelf.all()).map(({ subject }) => formOf(subject)))) ?? [],
  };
}

const formOf = ({ tab: _, ...form }: Subject) => form as Form;
const nameOf = (form: Form) => textOf({ user: '', kept: '', subject: form });

/** The drafts of a form in every tab. */
const inAllTabs = async (shelf: Shelf<unknown>, form: Form): Promise<Entries> =>
  (await shelf.all()).filter(({ subject }) => nameOf(formOf(subject)) === nameOf(form));

/** Makes the newest draft that a closed tab has left this tab's. */
async function takeOver(shelf: Shelf<unknown>, form: Form, tabs: Tabs) {
  const all = await inAllTabs(shelf, form);
  if (all.length === 0) return undefined;
  const open = await tabs.open();
  const left = all.filter(({ subject: { tab = '' } }) => !open.has(tab));
  const [newest] = left.sort((one, other) => other.at.getTime() - one.at.getTime());
  if (!newest) return undefined;
  const own: Subject = { ...form, tab: tabs.own() };
  const moved = shelf.set({ ...newest, subject: own }).then(() => shelf.delete([newest.subject]));
  // On a full device it stays where it is.
  await moved.catch(() => undefined);
  return newest;
}

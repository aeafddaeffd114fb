import type { NodeNames } from '@credence/api-client';
import * as v from 'valibot';
import { valid } from '../../ground/device/valid.js';
import type { Draft, Form } from '../../ground/drafts/drafts.js';
import type { Edited } from './givenNames.js';

export const namesForm = (networkId: string): Form => ({ form: 'names', networkId });

/** What was typed and not saved. */
export interface TypedNames {
  readonly edited: Edited;
  /** The list, if something was typed there that is not in the fields yet. */
  readonly list: string | undefined;
  /** What the network is to be called, if that is not what is saved. */
  readonly ownName: string | undefined;
}

const schema = v.object({
  edited: v.record(v.string(), v.object({ title: v.string(), states: v.array(v.string()) })),
  list: v.optional(v.string()),
  ownName: v.optional(v.string()),
});

/** A draft as far as it fits the nodes; undefined if nothing of it does. */
export function typedIn(draft: Draft | undefined, nodes: readonly NodeNames[]): TypedNames | undefined {
  const found = valid(schema, draft?.value);
  if (!found) return undefined;
  const edited = Object.fromEntries(
    nodes.flatMap(({ id, file }) => {
      const names = Object.hasOwn(found.edited, id) ? found.edited[id] : undefined;
      return names?.states.length === file.states.length ? [[id, names] as const] : [];
    }),
  );
  const { list, ownName } = found;
  const isEmpty = Object.keys(edited).length === 0 && list === undefined && ownName === undefined;
  return isEmpty ? undefined : { edited, list, ownName };
}

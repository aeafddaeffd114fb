import { type Subject, textOf } from './key.js';

export type EarlierDatabase = 'credence' | 'credence-outbox' | 'credence-judgements';

type Read = (rest: string) => { kept: string; subject: Subject } | undefined;

/** How each database of earlier versions wrote what follows the line of the user's name. */
const READ: Readonly<Record<EarlierDatabase, Read>> = {
  credence(rest) {
    const [, name = '', tab = ''] = /^([^\n]*)(?:\n([^\n]*))?$/.exec(rest) ?? [];
    const form = formIn(name);
    return form && { kept: 'drafts', subject: { ...form, tab } };
  },
  'credence-outbox'(rest) {
    const form = formIn(`answer ${rest}`);
    return form?.iteration === undefined ? undefined : { kept: 'answers', subject: form };
  },
  'credence-judgements'(rest) {
    const [, networkId, nodeId] = /^(\S+) (\S+)$/.exec(rest) ?? [];
    return networkId && nodeId ? { kept: 'judgements', subject: { networkId, nodeId } } : undefined;
  },
};

/** The key of an entry that an earlier version kept; undefined for anything else. */
export function earlierKey(database: EarlierDatabase, key: string): string | undefined {
  const end = key.indexOf('\n');
  const found = end > 0 ? READ[database](key.slice(end + 1)) : undefined;
  return found && textOf({ user: key.slice(0, end), ...found });
}

/** `answer N1 n3 2`, `combinations N1 n3`, `outcomes N1`, `share/N1`, `share/N1/words`, `profile` or `questionnaire`. */
function formIn(name: string): Subject | undefined {
  const [, invited, words] = /^share\/([^/\s]+)(\/words)?$/.exec(name) ?? [];
  if (invited) return { form: words ? 'words' : 'share', networkId: invited };
  const [form, networkId, nodeId, iteration, ...more] = name.split(' ');
  if (!form || more.length > 0) return undefined;
  return {
    form,
    ...(networkId ? { networkId } : {}),
    ...(nodeId ? { nodeId } : {}),
    ...(iteration ? { iteration: Number(iteration) } : {}),
  };
}

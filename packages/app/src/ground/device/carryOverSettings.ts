import { parsed, type Subject, textOf } from './key.js';
import { ownerOf, type SettingsParts } from './settings.js';
import { keysIn } from './keyValueStorage.js';

/**
 * Moves what earlier versions kept in the storages. A batch named its user by a fingerprint alone: it is kept for the
 * one who is signed in, and asked for again by the others.
 */
export function carryOverSettings({ device, tab }: SettingsParts['storages'], username: string | null): void {
  const move = (from: typeof device, key: string, to: string | undefined, value: unknown) => {
    try {
      if (to !== undefined && value !== undefined && from.getItem(to) === null) from.setItem(to, JSON.stringify(value));
    } catch {
      // A full storage keeps nothing: the choice is made again.
    }
    from.removeItem(key);
  };
  const own = username === null ? undefined : ownerOf('nameless', username);
  for (const key of keysIn(device)) {
    const [, kept, networkId, fingerprint] = /^(order|batch)_(.+)_([\da-z]+)$/.exec(key) ?? [];
    if (!kept || !networkId || !fingerprint) continue;
    const owner = ` ${fingerprint}`;
    const isOwn = username !== null && owner === own;
    const user = kept === 'order' ? owner : isOwn ? ownerOf('user', username) : undefined;
    const subject: Subject = { networkId };
    move(device, key, user && textOf({ user, kept, subject }), parsed(device.getItem(key)));
  }
  const [layout, separator] = device.getItem('csvForm')?.split(' ') ?? [];
  if (layout) move(device, 'csvForm', textOf({ user: '', kept: 'csvForm', subject: {} }), { layout, separator });
  const link = Object.fromEntries(new URLSearchParams(tab.getItem('personalLink') ?? ''));
  if (link.id) move(tab, 'personalLink', textOf({ user: '', kept: 'personalLink', subject: {} }), link);
}

import type { ApiUser } from '../../harness/people/apiUser.ts';
import type { Product } from '../../harness/product.ts';
import type { Device } from './device.ts';
import type { Dice } from './dice.ts';
import type { Wire } from './wire.ts';

/** An interruption that happens to someone at work. */
export interface Strike {
  readonly name: 'tab closed' | 'browser killed' | 'offline' | 'line cut' | 'session ended' | 'server killed';
  /** True if it also ends the page. */
  readonly endsPage: boolean;
  hit(): Promise<void>;
  /** Restores everything except what was lost. */
  recover(): Promise<void>;
}

interface Surroundings {
  readonly product: Product;
  readonly device: Device;
  readonly wire: Wire;
  /** The same user on another device. */
  readonly elsewhere: ApiUser;
  readonly chance: Dice;
}

const nothing = () => Promise.resolve();

export function strikesOn({ product, device, wire, elsewhere, chance }: Surroundings): [Strike, ...Strike[]] {
  return [
    { name: 'tab closed', endsPage: true, hit: () => device.closeTab(), recover: nothing },
    { name: 'browser killed', endsPage: true, hit: () => device.kill(), recover: nothing },
    {
      name: 'offline',
      endsPage: false,
      hit: () => device.setOffline(true),
      recover: () => device.setOffline(false),
    },
    {
      name: 'line cut',
      endsPage: false,
      // A save and its response together take about this many bytes.
      hit: () => Promise.resolve(wire.cutAfter(chance.whole(0, 2500))),
      recover: () => Promise.resolve(wire.mend()),
    },
    { name: 'session ended', endsPage: false, hit: () => elsewhere.signOthersOut(), recover: nothing },
    { name: 'server killed', endsPage: false, hit: () => product.kill(), recover: () => product.restart() },
  ];
}

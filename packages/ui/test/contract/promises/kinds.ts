import type { Kind } from './keepPromises.js';

const found = import.meta.glob<{ default: Kind }>('./*/controls.tsx', { eager: true });

/** Every kind of control that the kit has promises for, by the name of its folder. */
export const kinds: readonly (readonly [folder: string, kind: Kind])[] = Object.entries(found).map(([file, module]) => [
  file.split('/')[1] ?? file,
  module.default,
]);

import { limits } from '../../network/limits.js';
import type { TextScanner } from './textScanner.js';

/** Adds a block of a file, if there is one; a file with more than it may have nodes is refused there. */
export function addBlock<Block>(scanner: TextScanner, blocks: Block[], block: Block | undefined): void {
  if (!block) return;
  blocks.push(block);
  if (blocks.length <= limits.nodes) return;
  scanner.fail({ code: 'too-many-nodes', params: { limit: limits.nodes }, offset: scanner.start });
}

import { buildCommand } from '../../tools/packages/buildCommand.ts';

await buildCommand(import.meta.dirname, 'command/cli.ts', 'dist/credence-files.js');

import { buildCommand } from '../../build/packages/buildCommand.ts';

await buildCommand(import.meta.dirname, 'command/cli.ts', 'dist/credence-files.js');

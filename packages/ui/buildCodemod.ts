import { buildCommand } from '../../tools/packages/buildCommand.ts';

await buildCommand(import.meta.dirname, 'codemod/cli.ts', 'dist/codemod.js');

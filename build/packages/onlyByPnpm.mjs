// Runs before a package is packed. npm takes the exports of the workspace, which point at sources that are not packed;
// pnpm takes those of `publishConfig`. Plain JavaScript, because whoever runs npm may have any Node.
import { basename } from 'node:path';

const { npm_execpath: tool = '', npm_package_name: name } = process.env;
if (!basename(tool).startsWith('pnpm')) {
  process.stderr.write(
    `\n${name} is packed and published by pnpm only: any other tool would leave its exports at the sources.\n` +
      `In the root of the repository: sh tools/with-tools.sh pnpm --filter ${name} pack\n\n`,
  );
  process.exit(1);
}

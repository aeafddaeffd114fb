import type { Plugin } from 'vite';

/** React Router's manifest names only its development build, which also carries its warnings to developers. */
export function leanRouter(): Plugin {
  return {
    name: 'credence-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}

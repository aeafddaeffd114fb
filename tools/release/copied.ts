/** From this checkout as they are; the server finds them from where it lies, so they keep their places. */
export const COPIED = [
  'LICENSE',
  'SECURITY.md',
  'docs',
  'examples/atemnot.xdsl',
  'examples/chest-clinic.xml',
  'examples/larynx.xdsl',
  'packages/app/dist',
  'packages/server/dist',
  'packages/server/migrations',
  'packages/server/package.json',
];

/** Of these, maps and what only they that change the source read stay here. */
const LEFT = /\.map$|\/docs\/(?:contributing|images\/question\.png|requirements\.md)$/;

/** Whether a file or folder of these goes into the archive, given its path. */
export const isShipped = (file: string): boolean => !LEFT.test(file);

/** Whether the server runs on this version of Node, as `tools/with-tools.sh` decides too: 22.22, or from 24.15. */
export function isRecentEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 15) || (major === 22 && minor >= 22);
}

/** Ends the process with one sentence on an older Node, which would start, say that it is ready and then fail. */
export function requireRecentNode(): void {
  if (isRecentEnough(process.versions.node)) return;
  process.stderr.write(
    `Credence needs Node 22.22 or 24.15 and newer; this is ${process.version}. Start it through the project's own: sh tools/with-tools.sh node …\n`,
  );
  process.exit(1);
}

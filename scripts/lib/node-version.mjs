// Uses nothing newer than ES modules, so that an old Node can run it.

const MIN_NODE_VERSION = [20, 19];

/**
 * @param {string} version Version as in `process.versions.node`.
 * @returns {string | undefined} Complaint in Spanish; undefined when this Node
 *   is recent enough.
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor))
    return undefined;
  return `✗ Hace falta Node ${MIN_NODE_VERSION.join('.')} o más nuevo, y este es ${version}.\n  Instálalo desde https://nodejs.org/es/download y vuelve a probar.`;
}

/** Ends the process when this Node is too old to run the rest. */
export function requireNode() {
  const complaint = checkNodeVersion(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}

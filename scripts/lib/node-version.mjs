// Uses nothing newer than ES modules, so that an old Node can run it.

const MINIMUM = [20, 19];

/**
 * @param {string} version Version as in `process.versions.node`.
 * @returns {string | undefined} Complaint in Spanish; undefined when this Node
 *   is recent enough.
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MINIMUM;
  if (major > minMajor || (major === minMajor && minor >= minMinor))
    return undefined;
  return `✗ Hace falta Node ${MINIMUM.join('.')} o más nuevo, y este es ${version}.\n  Instálalo desde https://nodejs.org/es/download y vuelve a probar.`;
}

/** Ends the process when this Node is too old to run the rest. */
export function requireNode() {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}

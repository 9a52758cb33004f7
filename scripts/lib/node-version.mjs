// Runs on any Node that knows modules, so it uses nothing newer than that.

const MINIMUM = [20, 19];

/**
 * @param {string} version As in `process.versions.node`.
 * @returns {string | undefined} The complaint, in Spanish, if this Node is too old.
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MINIMUM;
  if (major > minMajor || (major === minMajor && minor >= minMinor))
    return undefined;
  return `✗ Hace falta Node ${MINIMUM.join('.')} o más nuevo, y este es ${version}.\n  Instálalo desde https://nodejs.org/es/download y vuelve a probar.`;
}

/** Ends the process when this Node could not run the rest. */
export function requireNode() {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}

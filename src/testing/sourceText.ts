/** Test double of a file imported as plain text. */
export default '.taken-in { color: inherit; }';

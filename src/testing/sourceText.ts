/** Stands for the text of a file that a page takes in as it is. */
export default '.taken-in { color: inherit; }';

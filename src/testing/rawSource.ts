/** Stands for the text of any file that is imported with `?raw`. */
export default '// source';

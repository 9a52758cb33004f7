import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { linesCut, nameOf } from '../placeInFile';
import { emitExercise } from './emit';
import { findExercises } from './read';

interface Node {
  readonly type: string;
}

/** What reads the Markdown of the page, and can read more of it. */
interface Processor {
  readonly parse: (text: string) => Node;
}

const isRoot = (node: Node): node is Root => node.type === 'root';

/** Brings the files of each `<Exercise>` into the page. */
export default function remarkExercise(this: Processor) {
  const parse = (text: string): Root => {
    const tree = this.parse(text);
    return isRoot(tree) ? tree : { type: 'root', children: [] };
  };
  return (tree: Root, file: VFile): void => {
    const exercises = findExercises(tree, {
      file: nameOf(file),
      root: file.cwd,
      linesCut: linesCut(file),
    });
    for (const exercise of exercises) emitExercise(exercise, parse);
  };
}

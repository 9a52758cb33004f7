import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { linesCut, nameOf } from '../placeInFile';
import { emitExercise } from './emit';
import type { Parse } from './emit';
import { findExercises } from './read';
import type { Place } from './read';

interface Node {
  readonly type: string;
}

/** What reads the Markdown of the page, and can read more of it. */
interface Processor {
  readonly parse: (text: string) => Node;
}

const isRoot = (node: Node): node is Root => node.type === 'root';

/**
 * A plugin for elements that stand for a folder beside the lesson.
 *
 * @param find All of them in a document.
 * @param emit Turns one into what the page renders; it is told of those before.
 */
export const folderPlugin = <Found>(
  find: (tree: Root, place: Place) => readonly Found[],
  emit: (found: Found, parse: Parse, before: readonly Found[]) => void,
) =>
  function plugin(this: Processor) {
    const parse = (text: string): Root => {
      const tree = this.parse(text);
      return isRoot(tree) ? tree : { type: 'root', children: [] };
    };
    return (tree: Root, file: VFile): void => {
      const all = find(tree, {
        file: nameOf(file),
        root: file.cwd,
        linesCut: linesCut(file),
      });
      for (const [index, found] of all.entries())
        emit(found, parse, all.slice(0, index));
    };
  };

/** Brings the files of each `<Exercise>` into the page. */
export default folderPlugin(findExercises, emitExercise);

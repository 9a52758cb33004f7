import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { countStrippedLines, getProjectPath } from '../../content/formatPlace';
import { emitExercise } from './emit';
import type { Parse } from './emit';
import { findExercises } from './read';
import type { DocumentPlace } from './read';

interface Node {
  readonly type: string;
}

/** Processor of the page, which plugins receive as `this`. */
interface Processor {
  readonly parse: (text: string) => Node;
}

const isRoot = (node: Node): node is Root => node.type === 'root';

/**
 * Creates a remark plugin for elements that stand for a folder beside the
 * lesson.
 *
 * @param find Finds every such element of a document.
 * @param emit Replaces one of them with what the page renders; receives the
 * ones before it.
 */
export const createFolderPlugin = <Found>(
  find: (tree: Root, place: DocumentPlace) => readonly Found[],
  emit: (found: Found, parse: Parse, before: readonly Found[]) => void,
) =>
  function plugin(this: Processor) {
    const parse = (text: string): Root => {
      const tree = this.parse(text);
      return isRoot(tree) ? tree : { type: 'root', children: [] };
    };
    return (tree: Root, file: VFile): void => {
      const exercises = find(tree, {
        file: getProjectPath(file),
        root: file.cwd,
        linesCut: countStrippedLines(file),
      });
      for (const [index, exercise] of exercises.entries())
        emit(exercise, parse, exercises.slice(0, index));
    };
  };

/**
 * Remark plugin: replaces each `<Exercise>` with the contents of its folder.
 */
export default createFolderPlugin(findExercises, emitExercise);

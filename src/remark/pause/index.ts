import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { isChecked } from '../../content/activities';
import { estimateTime } from '../../courses/duration';
import { visitElements } from '../elements';
import { findExercises } from '../exercise/read';
import { countStrippedLines, getProjectPath } from '../../content/formatPlace';
import { toAttributes } from '../../content/jsx';
import { Problems } from '../problems';

/** Reports a pause that cannot divide its lesson. */
function checkPlace(
  tree: Root,
  pauses: readonly MdxJsxFlowElement[],
  problems: Problems,
): void {
  const add = (
    element: MdxJsxFlowElement,
    expected: string,
    foundText: string,
  ) => {
    problems.add({
      line: element.position?.start.line,
      place: '<Pausa />',
      expected,
      found: foundText,
    });
  };
  for (const [index, pause] of pauses.entries()) {
    const place = tree.children.indexOf(pause);
    if (pause.attributes.length > 0 || pause.children.length > 0)
      add(pause, '<Pausa />, sin nada dentro', 'atributos o texto');
    if (index > 0) add(pause, 'una pausa por lección', 'otra más');
    else if (!tree.children.slice(0, Math.max(0, place)).some(isChecked))
      add(
        pause,
        'la pausa después de una pregunta o de un paso, fuera de otro elemento',
        'nada comprobado antes',
      );
  }
}

/**
 * Remark plugin: gives `<Pausa />` the minutes of both sittings and the warm-up
 * exercise that ends the first one. It must run before the plugin that replaces
 * the exercises.
 */
export default function remarkPause() {
  return (tree: Root, vfile: VFile): void => {
    const file = getProjectPath(vfile);
    const problems = new Problems(file, countStrippedLines(vfile));
    const pauses: MdxJsxFlowElement[] = [];
    visitElements(tree, 'Pausa', '<Pausa />', problems, (element) => {
      pauses.push(element);
    });
    checkPlace(tree, pauses, problems);
    problems.throwIfAny();
    const [pause] = pauses;
    if (!pause) return;
    const root = vfile.cwd;
    const { sittings } = estimateTime({ tree, file, root });
    const warmUp = findExercises(tree, { file, root }).find(
      ({ data }) => data.nivel === 'calentamiento',
    );
    pause.attributes = toAttributes({
      minutes: sittings,
      exercise: warmUp && { id: warmUp.id, title: warmUp.data.titulo },
    });
  };
}

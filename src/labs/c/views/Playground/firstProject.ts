import { templates } from '../../templates';
import type { Template } from '../../templates/types';
import { defaultSettings } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';

/** Creates a program from a template. */
export function createFromTemplate({
  title,
  files,
  args = '',
}: Template): Project {
  return { title, files, settings: { ...defaultSettings, args } };
}

const [first] = templates;

/** Program opened on the first visit. */
export const firstProject: Project = first
  ? createFromTemplate(first)
  : {
      title: '',
      files: [{ name: 'main.c', text: '' }],
      settings: defaultSettings,
    };

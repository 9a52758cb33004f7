import { templates } from '../../templates';
import type { Template } from '../../templates/types';
import { defaultSettings } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';

/** A program that begins as a template. */
export function fromTemplate({ title, files, args = '' }: Template): Project {
  return { title, files, settings: { ...defaultSettings, args } };
}

const [first] = templates;

/** What is on the desk on the first visit. */
export const firstProject: Project = first
  ? fromTemplate(first)
  : {
      title: '',
      files: [{ name: 'main.c', text: '' }],
      settings: defaultSettings,
    };

import type { ComponentType, ElementType } from 'react';
import type { ExerciseData, StepData } from './exercise/markdown/fields';
import type { ExerciseKind, ExerciseOf } from './exercise/markdown/kind';
import type { Fence, FenceKind } from './kit/fence/kind';
import type { FileWord, UsedWord } from './kit/lesson/types';

/** Row of a laboratory. Every page of the site has it, so it is short. */
export interface LabRow {
  /** Name of its folder in `src/labs` and of its folder of published files. */
  readonly id: string;
  /** Name in menus and links, as «Laboratorio de C». */
  readonly label: string;
  /** Address of its own page, where it is used without a lesson. */
  readonly page: `/${string}/`;
  /** Address of the picture of its card. */
  readonly picture: `/${string}`;
  /** Extension of the files that learners write. */
  readonly extension: `.${string}`;
}

/** Exercise of any laboratory, read from its folder. */
export type AnyExercise = ExerciseOf<
  string,
  ExerciseData,
  { readonly solution: string }
>;

/** Step of any laboratory, read from its folder. */
export type AnyStep = ExerciseOf<string, StepData, object>;

/** Exercise or step of any laboratory, read from its folder. */
export type AnyFolder = ExerciseOf<string, unknown, object>;

/** Language of a code block. */
export interface LanguageRow {
  /** Label that readers see. */
  readonly label: string;
  /** Grammar that colours it, as `tokenise` takes it; none for plain text. */
  readonly grammar?: string;
}

/** Part of a laboratory for the build of the site: its `build.ts`. */
export interface LabBuild {
  /** Readers and renderers of the fences with interaction, by language. */
  readonly fences: Readonly<Record<string, FenceKind<Fence>>>;
  /** Loads what its fences run while the site is built. */
  readonly prepareFences?: () => Promise<void>;
  /** Languages of its fences that no other page has, by name. */
  readonly languages: Readonly<Record<string, LanguageRow>>;
  /** Kinds of exercises, by the `tipo` of `ejercicio.yml`. */
  readonly exerciseKinds: Readonly<Record<string, ExerciseKind<AnyExercise>>>;
  /** Kinds of steps, by the `tipo` of `paso.yml`. */
  readonly stepKinds: Readonly<Record<string, ExerciseKind<AnyStep>>>;
  /** Labels of the kinds of steps on the page. */
  readonly stepNames: Readonly<Record<string, string>>;
  /** Finds the words that a lesson may use only once they are taught. */
  readonly words: {
    /**
     * Words of a block of code, by language. `otherFiles` is the code of the
     * other files of its program.
     */
    readonly readers: Readonly<
      Record<string, (code: string, otherFiles?: string) => UsedWord[]>
    >;
    /** Words of an exercise or a step, in the files of its folder. */
    readonly readFolder: (folder: AnyFolder) => FileWord[];
    /** Code of an exercise or a step that may use a taught word. */
    readonly readCode: (folder: AnyFolder) => string;
  };
  /** Finds the published files that no lesson needs. */
  readonly findExtraFiles?: (root: string) => Promise<ExtraFiles>;
}

/** Text of the card of a laboratory: its `card.ts`. */
export interface LabCard {
  readonly text: string;
  /** Activities that it allows, a sentence each. */
  readonly can: string[];
}

/** Part of a laboratory for the pages about them: its `about.ts`. */
export interface LabAbout {
  /** Download of the first use of a visit, in bytes. */
  readonly downloadSize: number;
  /** Section of the page of licences. */
  readonly Licences: ComponentType;
}

/** Published files of a laboratory that no lesson needs. */
export interface ExtraFiles {
  /** Returns true for the path of a published file, as `labs/linux/files/x`. */
  readonly isExtra: (file: string) => boolean;
  /** Title of the pack of those files, which follows that of the course. */
  readonly title: string;
}

type Load = () => Promise<unknown>;

/** Part of a laboratory for every page of the site: its `page.ts`. */
export interface LabPage {
  /** Elements of a lesson that the laboratory renders, by name. */
  readonly elements: Readonly<Record<string, ElementType>>;
  /**
   * Chunks to fetch when a control is pressed before the page hydrates, by the
   * value of its `data-live` or `data-ahead`. The value is the id of the
   * laboratory, or begins with it and a hyphen, so that the offline packs find
   * it.
   */
  readonly chunks: Readonly<Record<string, readonly Load[]>>;
  /** Starts the download of the laboratory's engine, by the same values. */
  readonly engines: Readonly<Record<string, () => void>>;
}

import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { isCodeFile } from '../../engine/playground/fileNames';
import type { SourceFile } from '../../engine/types';
import CEditor from '../CEditor';
import StaticCode from '../../../kit/editor/StaticCode';
import type { EditorHandle, EditorProps } from '../../../kit/editor/types';
import Tabs from '../Playground/Tabs';

interface Props extends Pick<
  EditorProps,
  'diagnostics' | 'onRun' | 'focusOnOpen'
> {
  readonly ref: Ref<EditorHandle>;
  readonly files: readonly SourceFile[];
  /** Name of the file shown. */
  readonly activeName: string;
  readonly onSelect: (name: string) => void;
  readonly onEdit: (name: string, text: string) => void;
  /** Returns true for a file that the reader cannot change. */
  readonly isLocked?: (name: string) => boolean;
  /** Accessible name of the editor of the first file. */
  readonly mainLabel?: string;
  /** Shown until the editor of the first file loads. */
  readonly fallback?: ReactNode;
}

const getLabel = (name: string) =>
  isCodeFile(name) ? `Código de ${name}` : `Texto de ${name}`;

/** Editor of a program, with tabs when it has several files. */
export default function FileEditor({
  ref,
  files,
  activeName,
  onSelect,
  onEdit,
  isLocked = () => false,
  mainLabel,
  fallback,
  focusOnOpen = false,
  ...props
}: Props): ReactNode {
  const id = useId();
  const [hasSelected, setSelected] = useState(false);
  const file = files.find(({ name }) => name === activeName) ?? files[0];
  if (!file) return null;
  const { name, text } = file;
  const createTabId = (tab: string) => `${id}-${tab}`;
  const isMain = name === files[0]?.name;
  const label = (isMain ? mainLabel : undefined) ?? getLabel(name);
  const isAlone = files.length === 1;
  return (
    <>
      {!isAlone && (
        <Tabs
          names={files.map((each) => each.name)}
          activeName={name}
          panelId={`${id}-panel`}
          tabId={createTabId}
          onSelect={(tab) => {
            setSelected(true);
            onSelect(tab);
          }}
        />
      )}
      <div
        id={`${id}-panel`}
        {...(!isAlone && {
          role: 'tabpanel',
          'aria-labelledby': createTabId(name),
        })}
      >
        <CEditor
          {...props}
          key={name}
          ref={ref}
          value={text}
          label={isLocked(name) ? `${label}, que no se cambia` : label}
          readOnly={isLocked(name)}
          focusOnOpen={focusOnOpen && !hasSelected}
          onChange={(next) => {
            onEdit(name, next);
          }}
          fallback={
            (isMain ? fallback : undefined) ?? (
              <StaticCode label={label}>{text}</StaticCode>
            )
          }
        />
      </div>
    </>
  );
}

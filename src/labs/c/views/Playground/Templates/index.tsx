import type { ReactNode } from 'react';
import Dialog from '../../../../../components/Dialog';
import { templates } from '../../../templates';
import { createFromTemplate } from '../firstProject';
import { getDesk } from '../useDesk';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

/** Dialog with the program templates. */
export default function Templates({ onClose }: Props): ReactNode {
  return (
    <Dialog title="Programa nuevo" size="wide" onClose={onClose}>
      <p>
        Elige por dónde empezar. El programa que tienes abierto no se pierde.
      </p>
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              onClick={() => {
                getDesk().open(createFromTemplate(template));
                onClose();
              }}
            >
              <strong>{template.title}</strong>
              <span>{template.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

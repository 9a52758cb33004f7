import type { ReactNode } from 'react';
import type { Question } from '../../../data/stevelabs/schema';
import Section from '../../../components/Section';
import styles from './styles.module.css';

interface Props {
  readonly questions: readonly Question[];
}

/** Questions as titles, readable and searchable without opening anything. */
export default function Faq({ questions }: Props): ReactNode {
  return (
    <Section id="preguntas" title="Preguntas frecuentes">
      <div className={styles.answers}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

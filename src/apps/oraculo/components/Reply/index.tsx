import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Answer } from '../../../../api/yesno/schema';
import AnimatedImage from '../../../kit/AnimatedImage';
import { announce } from '../../../../components/Announcer/announce';
import AsyncRegion from '../../../kit/AsyncRegion';
import type { AsyncState } from '../../../kit/AsyncRegion';
import Skeleton from '../../../kit/Skeleton';
import { useAnimationsPaused } from '../../../kit/useAnimationsPaused';
import type { AskedQuestion } from '../../questions';
import { labels } from '../../answerWords';
import Verdict, { VerdictSkeleton } from '../Verdict';
import styles from './styles.module.css';

interface Props {
  readonly askedQuestion: AskedQuestion;
  readonly query: AsyncState<Answer>;
  readonly onAskAgain: () => void;
}

/** Question with its answer or failure. */
export default function Reply({
  askedQuestion: { n, question, localAnswer },
  query,
  onAskAgain,
}: Props): ReactNode {
  const [paused, setPaused] = useAnimationsPaused();
  const failed = query.error !== null && query.data === undefined;
  useEffect(() => {
    // Includes the number: a live region does not announce the same text twice.
    if (failed)
      announce(
        `Respuesta ${n}, local, sin conexión con el oráculo: ${labels[localAnswer].inline}`,
      );
  }, [failed, n, localAnswer]);

  return (
    <div className={styles.panel}>
      <p className={styles.asked}>
        Preguntaste: <q dir="auto">{question}</q>
      </p>
      <AsyncRegion
        query={query}
        isTyped
        skeleton={
          <div className={styles.reply} aria-hidden="true">
            <VerdictSkeleton />
            <div>
              <div className={styles.picture}>
                <Skeleton width="100%" height="100%" />
              </div>
              <div className={styles.pause}>
                <Skeleton width="12rem" height="2.4rem" />
              </div>
            </div>
          </div>
        }
        summary={({ answer }) => `Respuesta ${n}: ${labels[answer].inline}`}
      >
        {({ answer, image }) => (
          <div className={styles.reply}>
            <Verdict word={answer} />
            <div>
              <AnimatedImage
                src={image}
                alt={`GIF que dice que ${labels[answer].inline}`}
                width={480}
                height={360}
                paused={paused}
              />
              {image !== null && (
                <div className={styles.pause}>
                  <button
                    type="button"
                    className="button button--secondary"
                    onClick={() => {
                      setPaused(!paused);
                    }}
                  >
                    {paused ? 'Animar' : 'Pausar animaciones'}
                  </button>
                </div>
              )}
            </div>
          </div>
        )}
      </AsyncRegion>
      {failed && (
        <div className={styles.spare}>
          <Verdict word={localAnswer} local />
        </div>
      )}
      <button
        type="button"
        className={`${styles.again} button button--secondary`}
        onClick={onAskAgain}
      >
        Preguntar otra vez lo mismo
      </button>
    </div>
  );
}

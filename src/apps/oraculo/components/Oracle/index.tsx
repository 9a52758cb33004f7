import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import source from '!!../../../../api/yesno/client.ts?tokens';
import HowItsMade from '../../../kit/HowItsMade';
import Section from '../../../../components/Section';
import { useVisitState } from '../../../kit/useVisitState';
import { getAnsweredQuestions, answerQuery } from '../../queries';
import { addQuestion, emptyVisit } from '../../questions';
import type { AskedQuestion } from '../../questions';
import { drawWord } from '../../answerWords';
import History from '../History';
import QuestionForm from '../QuestionForm';
import Reply from '../Reply';
import Start from '../Start';

/**
 * Yes or Not app. Each question is a separate request: the newest one is shown,
 * and an older pending one is aborted.
 */
export default function Oracle(): ReactNode {
  const client = useQueryClient();
  const [visit, setVisit] = useVisitState('oraculo:visit', emptyVisit);
  const [clearedQuestions, setCleared] = useState<readonly AskedQuestion[]>([]);
  const [current] = visit.asked;
  const query = useQuery({
    ...answerQuery(current?.n ?? 0),
    enabled: useIsBrowser() && current !== undefined,
  });
  const askQuestion = (question: string) => {
    setVisit(addQuestion(visit, question, drawWord(Math.random())));
    setCleared([]);
  };

  return (
    <>
      <Section id="pregunta" title="Pregunta al oráculo">
        <QuestionForm onAsk={askQuestion} />
        {current === undefined ? (
          <Start />
        ) : (
          <Reply
            askedQuestion={current}
            query={query}
            onAskAgain={() => {
              askQuestion(current.question);
            }}
          />
        )}
      </Section>
      <History
        entries={getAnsweredQuestions(client, visit.asked)}
        cleared={clearedQuestions.length > 0}
        onClear={() => {
          setCleared(visit.asked);
          setVisit({ ...visit, asked: [] });
        }}
        onUndo={() => {
          setVisit({ ...visit, asked: clearedQuestions });
          setCleared([]);
        }}
      />
      <HowItsMade file="src/api/yesno/client.ts" source={source}>
        <p>
          Tu pregunta no sale de tu dispositivo. La petición va siempre a la
          misma dirección, sin ningún dato tuyo, y el servicio contesta al azar.
          Aun así acierta la mitad de las veces: más que muchos expertos.
        </p>
        <p>
          Esa dirección responde algo distinto cada vez, así que la petición
          lleva <code>no-store</code>: sin él, el navegador podría guardar la
          primera respuesta y repetirla. Cada pregunta hace una sola petición,
          que se intenta una vez más si falla la red o el servicio. Si preguntas
          de nuevo antes de tiempo, la anterior se cancela.
        </p>
        <p>
          El servicio es gratuito y nadie promete que esté siempre en pie. Si
          falla, la app lo dice, sortea una respuesta en tu dispositivo y la
          marca como local. El historial vive en la memoria de la página: al
          recargar desaparece.
        </p>
      </HowItsMade>
    </>
  );
}

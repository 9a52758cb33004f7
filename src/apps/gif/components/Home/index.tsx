import type { ReactNode } from 'react';
import source from '!!../../../../api/giphy/client.ts?tokens';
import HowItsMade from '../../../kit/HowItsMade';
import Section from '../../../../components/Section';
import { useAnimationsPaused } from '../../../kit/useAnimationsPaused';
import { useTerms } from '../../useTerms';
import MissingKey from '../MissingKey';
import TermForm from '../TermForm';
import TermList from '../TermList';
import Toolbar from '../Toolbar';

interface Props {
  /** GIPHY's key; without it the app shows its own samples. */
  readonly apiKey: string | undefined;
}

/** Content of GifExpertApp, which has one page. */
export default function Home({ apiKey }: Props): ReactNode {
  const { add, ...list } = useTerms();
  const [paused, setPaused] = useAnimationsPaused();
  return (
    <>
      {apiKey === undefined && <MissingKey />}
      <TermForm onSubmit={add} />
      <Section id="lista" title="Tus búsquedas">
        <Toolbar
          terms={list.terms}
          paused={paused}
          onPause={setPaused}
          credit={apiKey !== undefined && list.terms.length > 0}
        />
        <TermList {...list} apiKey={apiKey} paused={paused} />
      </Section>
      <HowItsMade file="src/api/giphy/client.ts" source={source}>
        <p>
          Nada se pide mientras escribes: cada búsqueda sale cuando la envías, o
          al abrir la página con términos que ya estaban en la lista. Es una
          sola petición; si falla la red o el servicio, se intenta una vez más.
          Si quitas un término que aún estaba en camino, su petición se cancela.
        </p>
        <p>
          La clave de GIPHY viaja en la dirección de cada petición, así que es
          pública por naturaleza y no se puede esconder en una página. Una clave
          de prueba permite cien búsquedas por hora entre todos los visitantes
          (noviembre de 2026). Cuando se acaban, la app lo dice y no insiste por
          su cuenta: reintentas tú.
        </p>
        <p>
          La cuadrícula carga la versión pequeña de cada GIF y deja la grande
          para quien la abre: son unos 2 MB en lugar de 16. La app no guarda
          nada de GIPHY: las respuestas viven en la memoria de esta pestaña y se
          van con ella.
        </p>
      </HowItsMade>
    </>
  );
}

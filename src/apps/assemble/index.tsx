import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { announce } from '../../components/Announcer/announce';
import AppLayout from '../kit/AppLayout';
import { heroes } from '../../data/heroes';
import { buildShareQuery } from './address';
import Catalogue from './components/Catalogue';
import Comparison from './components/Comparison';
import HowMade from './components/HowMade';
import ShareLink from './components/ShareLink';
import Team from './components/Team';
import Tray from './components/Tray';
import { useChoices } from './useChoices';
import { usePair } from './usePair';
import { useTeam } from './useTeam';
import { describeFaults } from './messages';
import styles from './styles.module.css';

function showPanel(panel: RefObject<HTMLElement | null>): void {
  panel.current?.scrollIntoView({ block: 'start' });
  panel.current?.focus({ preventScroll: true });
}

/**
 * AssembleApp: catalogue of heroes, comparison and team, stored in the address.
 */
export default function AssembleApp(): ReactNode {
  const { choices, faults, choose, typeSearch } = useChoices();
  const [message, setMessage] = useState('');
  const announceMessage = (words: string) => {
    setMessage(words);
    announce(words);
  };
  const pair = usePair(choices.pair, choose, announceMessage);
  const team = useTeam(choices.members, choose, announceMessage);
  const comparison = useRef<HTMLDivElement>(null);
  const builder = useRef<HTMLDivElement>(null);
  const warning = describeFaults(faults).join(' ');
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning]);

  return (
    <AppLayout
      title="AssembleApp"
      description={`Busca entre ${heroes.length} héroes de cómic, compara a dos en seis escalas y arma un equipo de hasta cinco que se comparte con un enlace.`}
      heading="AssembleApp"
      headingLang="en"
      command="./assemble"
      intro={
        <>
          La API pública de Marvel empezó a fallar el 28 de abril de 2025 y ya
          no existe: al 5 de agosto de 2026, su portal para programadores
          redirige a marvel.com, su servidor responde con un error 500 y no se
          pueden pedir claves. Por eso esta página no consulta nada: es un
          catálogo propio de {heroes.length} héroes para buscar, comparar de a
          dos y armar un equipo de hasta cinco.
        </>
      }
      noscript={`Sin JavaScript puedes leer las fichas de los ${heroes.length} héroes. La búsqueda, la comparación y el equipo lo necesitan.`}
    >
      {warning && <p className={styles.warning}>{warning}</p>}
      <div className={styles.panels}>
        <div ref={comparison} tabIndex={-1}>
          <Comparison state={pair} />
        </div>
        <div ref={builder} tabIndex={-1}>
          <Team team={team} />
        </div>
      </div>
      <ShareLink query={buildShareQuery(choices)} />
      <Catalogue
        filters={choices}
        onSearch={typeSearch}
        onChoose={choose}
        pair={pair}
        team={team}
      >
        <Tray
          pair={choices.pair}
          teamSize={choices.members.length}
          message={message}
          onShowPair={() => {
            showPanel(comparison);
          }}
          onShowTeam={() => {
            showPanel(builder);
          }}
        />
      </Catalogue>
      <p className={styles.credit}>
        Los personajes pertenecen a sus dueños, con los que este sitio no tiene
        relación. Los textos, los niveles y los emblemas son nuestros.
      </p>
      <HowMade />
    </AppLayout>
  );
}

import type { ReactNode } from 'react';
import { owner } from '../../../data/owner';
import { profile } from '../../../data/profile';
import Definitions from './Definitions';
import ExternalLink from '../../../components/ExternalLink';
import LanguageBars from './LanguageBars';
import Panel from './Panel';
import Quote from './Quote';
import styles from './styles.module.css';

const accounts = [
  { label: 'Lo que escucho', to: owner.music },
  { label: 'Lo que juego', to: owner.games },
  { label: 'Lo que programo', to: owner.code },
  { label: 'El canal de videos', to: owner.channel },
] as const;

function List({ items }: { readonly items: readonly ReactNode[] }): ReactNode {
  return (
    <ul>
      {items.map((item, index) => (
        // Index keys are safe: these lists are constant.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Content of `/steve/`, below its header. */
export default function Profile(): ReactNode {
  return (
    <div className={styles.panels}>
      <Panel id="habilidades" title="Lo que sé hacer">
        <Definitions items={profile.skills} />
      </Panel>
      <Panel id="lenguajes" title="Cuánto uso cada lenguaje">
        <p>
          No suman cien porque casi todos mis proyectos mezclan varios. Y porque
          las matemáticas las dejo para el compilador.
        </p>
        <LanguageBars languages={profile.languages} />
      </Panel>
      <Panel id="herramientas" title="Herramientas favoritas">
        <Definitions items={profile.tools} />
      </Panel>
      <Panel id="computadora" title="La computadora">
        <Definitions items={profile.specs} />
      </Panel>
      <Panel id="cita" title="Una cita para pegar en la pared">
        <Quote {...profile.quote} />
      </Panel>
      <Panel id="enlaces" title="Dónde encontrarme">
        <List
          items={accounts.map(({ label, to }) => (
            <ExternalLink key={label} to={to} className="tap">
              {label}
            </ExternalLink>
          ))}
        />
      </Panel>
      <Panel id="por-aprender" title="Por aprender">
        <List items={profile.toLearn} />
      </Panel>
      <Panel id="planes" title="Proyectos en planes">
        <Definitions items={profile.planned} />
      </Panel>
    </div>
  );
}

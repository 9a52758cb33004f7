import type { ReactNode } from 'react';
import { owner } from '../../../data/owner';
import ExternalLink from '../../../components/ExternalLink';
import Section from '../../../components/Section';
import Picture from '../../../components/Picture';
import styles from './styles.module.css';

/** Invitation to the community's chat server. */
export default function ChatInvite(): ReactNode {
  return (
    <Section id="chat" title="Únete al chat de la comunidad">
      <div className={styles.invite}>
        <Picture
          className={styles.picture}
          src="/img/bloques/comunidad.svg"
          width={640}
          height={360}
        />
        <div>
          <p>
            Dudas de un curso, juegos en oferta o una terminal que te habla
            raro: en el servidor se pregunta sin pena. Nadie nació sabiendo
            salir de Vim.
          </p>
          <p>
            <ExternalLink className="button button--primary" to={owner.chat}>
              Entrar al chat
            </ExternalLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

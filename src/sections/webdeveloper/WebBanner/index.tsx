import type { ReactNode } from 'react';
import PageHeader from '../../../components/PageHeader';
import Picture from '../../../components/Picture';
import styles from './styles.module.css';

/** Wide header of `/webdeveloper/`: title and picture on one panel. */
export default function WebBanner(): ReactNode {
  return (
    <div className={styles.banner}>
      <PageHeader
        title="Web developer"
        titleLang="en"
        command="curl localhost:3000"
      >
        <p>
          Hacer páginas y aplicaciones que cualquiera abre con un enlace. Aquí
          tienes por dónde empezar sin comprar nada y sin instalar medio
          internet.
        </p>
      </PageHeader>
      <Picture
        className={styles.picture}
        src="/img/bloques/web.svg"
        width={640}
        height={360}
        first
      />
    </div>
  );
}

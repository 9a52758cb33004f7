import type { ReactNode } from 'react';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Profile from '../sections/steve/Profile';
import { owner } from '../data/owner';
import { profile } from '../data/profile';

export default function Steve(): ReactNode {
  return (
    <PageLayout
      title={owner.name}
      description="Quién hace Steve Labs: habilidades, lenguajes, herramientas, computadora, lo que falta por aprender y los proyectos en planes."
    >
      <PageHeader title={owner.name} command="whoami">
        <p>
          Estudio ingeniería en sistemas, hago videos y rompo cosas para
          entender cómo funcionaban.
        </p>
        <p>
          <strong>Estado:</strong> {profile.status}. Voy por la pantalla de
          inicio de sesión.
        </p>
      </PageHeader>
      <Profile />
    </PageLayout>
  );
}
